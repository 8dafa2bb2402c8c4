from playground import Playground


async def test_ids_are_ordered_and_carry_their_time(ground: Playground) -> None:
    first, second = ground.world.ids.next(), ground.world.ids.next()
    assert first < second
    assert abs(((second >> 22) + 1_420_070_400_000) / 1000 - ground.world.clock.now()) < 1
