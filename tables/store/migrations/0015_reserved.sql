-- Nothing: this number belongs to a migration that lands at the same time as 0016, and then replaces this file.
SELECT 1;
