// Made from FIELDS of city_and_guilds; do not edit.
export type Seat = 'blue' | 'red' | 'green' | 'yellow' | 'purple';
export type Viewer = 'blue' | 'red' | 'green' | 'yellow' | 'purple' | 'public';
export type Block = 'block_1' | 'block_2' | 'block_3' | 'block_4' | 'block_5' | 'block_6' | 'block_7' | 'block_8';
export type Space = '1a' | '1b' | '1c' | '1d' | '1e' | '1f' | '1g' | '1h' | '2a' | '2b' | '2c' | '2d' | '2e' | '2f' | '2g' | '2h' | '3a' | '3b' | '3c' | '3d' | '3e' | '3f' | '3g' | '3h' | '4a' | '4b' | '4c' | '4d' | '4e' | '4f' | '4g' | '4h' | '5a' | '5b' | '5c' | '5d' | '5e' | '5f' | '5g' | '5h' | '6a' | '6b' | '6c' | '6d' | '6e' | '6f' | '6g' | '6h' | '7a' | '7b' | '7c' | '7d' | '7e' | '7f' | '7g' | '7h' | '8a' | '8b' | '8c' | '8d' | '8e' | '8f' | '8g' | '8h';
export type Guild = 'candle' | 'cloth' | 'baker' | 'smith';
export type Tile = 'candle_building' | 'cloth_building' | 'baker_building' | 'smith_building' | 'candle_market' | 'cloth_market' | 'baker_market' | 'smith_market' | 'minstrel_house' | 'tavern';
export type Type = 'candle_building' | 'cloth_building' | 'baker_building' | 'smith_building' | 'candle_market' | 'cloth_market' | 'baker_market' | 'smith_market' | 'minstrel_house';
export type Moment = 'give' | 'opening' | 'refill' | 'lay' | 'building' | 'minstrel' | 'tavern' | 'take' | 'between';
export type Rule = '' | 'table.over' | 'table.turn' | 'table.unknown_move' | 'table.not_now' | 'table.waiting' | 'table.nothing_to_undo' | 'table.nothing_to_commit' | 'table.takeback' | 'setup.figures' | 'setup.tracks' | 'setup.taverns' | 'setup.hands' | 'setup.give_back' | 'setup.display' | 'setup.piles' | 'setup.start' | 'setup.order' | 'setup.block' | 'setup.apart' | 'setup.bare' | 'city.adjacent' | 'city.chain' | 'city.minstrel' | 'city.tavern' | 'turn.clockwise' | 'turn.order' | 'lay.tile' | 'lay.hand' | 'lay.empty' | 'lay.adjacent' | 'building.step' | 'building.two' | 'building.one' | 'building.last' | 'building.bare' | 'market.step' | 'minstrel.figure' | 'take.display' | 'take.turn_up' | 'take.known' | 'take.none' | 'track.step' | 'track.limit' | 'track.queue' | 'track.wrap' | 'track.order' | 'own.buildings' | 'own.figures' | 'own.minstrel' | 'own.white' | 'own.black' | 'own.third' | 'score.when' | 'score.value' | 'score.halves' | 'score.alone' | 'score.pair' | 'guild.tiles' | 'guild.chain' | 'guild.blocks' | 'guild.tie' | 'guild.points' | 'guild.zero' | 'tavern.first' | 'tavern.lay' | 'tavern.decline' | 'end.full' | 'final.longest' | 'final.chain' | 'final.pay' | 'final.figures' | 'end.winner';
export type Start = 'random' | 'blue' | 'red' | 'green' | 'yellow' | 'purple';
export interface CityAndGuildsState {
  to_act: Seat[];
  moment: Moment;
  round_no: number;
  seats: number;
  over: boolean;
  ending: Rule;
  reveals: number;
  depth: number;
  stack: (number | 'none')[];
  start: Start;
  first: Seat;
  turn: Seat;
  points: Record<Seat, number>;
  figures: Record<Seat, number>;
  tile: Record<Space, Tile | 'none'>;
  owner: Record<Space, Seat | 'none'>;
  standing: Record<Space, number>;
  white: Record<Block, Seat | 'none'>;
  black: Record<Block, Seat | 'none'>;
  full: Record<Block, boolean>;
  full_blocks: number;
  taverns: number;
  invested: Record<Guild, Record<Seat, number>>;
  queue: Record<Guild, Record<Seat, number>>;
  hand: Record<Seat, Record<Type, number | null>>;
  held: Record<Seat, number>;
  known: Record<Seat, Record<Type, number>>;
  display: Record<Type, number>;
  pile_size: number;
  chosen: Record<Seat, Type | 'none' | null>;
  given: Record<Seat, Type | 'none' | null>;
  laid: Space | 'none';
}
export interface CityAndGuildsFacts {
  worth: Record<Block, number>;
  would_get: Record<Block, Record<Seat, number>>;
  control: Record<Block, Guild | 'none'>;
  place: Record<Guild, Record<Seat, number>>;
  chain: Record<Space, Space | 'none'>;
  chain_size: Record<Space, number>;
  chain_blocks: Record<Space, number>;
  longest: Record<Guild, Space | 'none'>;
  chain_worth: Record<Guild, number>;
}
