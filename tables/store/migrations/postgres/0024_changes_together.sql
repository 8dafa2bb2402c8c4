-- Several changes on one way to the server: the values of all of them come by kind, and each change has its values by their
-- places, `$1[3]` for the third whole number. Tells the number of the transaction.
CREATE FUNCTION change_together(
    changes TEXT[], integers BIGINT[], floats DOUBLE PRECISION[], texts TEXT[], blobs BYTEA[]
) RETURNS TEXT LANGUAGE plpgsql AS $$
DECLARE
    change TEXT;
BEGIN
    FOREACH change IN ARRAY changes LOOP
        EXECUTE change USING integers, floats, texts, blobs;
    END LOOP;
    RETURN pg_current_xact_id();
END
$$;
