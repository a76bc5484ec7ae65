# Names that are put together from others, in any language.
tile-candle-building = { type-candle-building }
    .title = { type-candle-building.title }
tile-cloth-building = { type-cloth-building }
    .title = { type-cloth-building.title }
tile-baker-building = { type-baker-building }
    .title = { type-baker-building.title }
tile-smith-building = { type-smith-building }
    .title = { type-smith-building.title }
tile-minstrel-house = { type-minstrel-house }
    .title = { type-minstrel-house.title }
