// Made from FIELDS of city_of_guilds; do not edit.
export type Seat = 'blue' | 'red' | 'green' | 'yellow';
export type Side = 'blue' | 'red' | 'green' | 'yellow';
export type Viewer = 'blue' | 'red' | 'green' | 'yellow' | 'public';
export type Area = 'royal' | 'docks' | 'market' | 'poor' | 'university' | 'cherriton' | 'street' | 'financial';
export type Building = 'academy' | 'harbour_wall' | 'market_hall' | 'library' | 'theatre' | 'stock_exchange';
export type Guild = 'bankers' | 'craftsmen' | 'magicians' | 'merchants' | 'thieves' | 'scholars';
export type Card = 'academy' | 'beggars' | 'dwindling_influence_1' | 'dwindling_influence_2' | 'financial_crisis' | 'gain_cherriton_1' | 'gain_cherriton_2' | 'gain_docks_1' | 'gain_docks_2' | 'gain_financial_1' | 'gain_financial_2' | 'gain_market_1' | 'gain_market_2' | 'gain_poor_1' | 'gain_poor_2' | 'gain_royal_1' | 'gain_royal_2' | 'gain_street_1' | 'gain_street_2' | 'gain_university_1' | 'gain_university_2' | 'harbour_wall' | 'library' | 'malicious_rumours' | 'market_hall' | 'political_machinations' | 'power_shift_1' | 'power_shift_2' | 'recycle_1' | 'recycle_2' | 'stock_exchange' | 'swap' | 'theatre' | 'workers_revolt';
export type Kind = 'academy' | 'beggars' | 'dwindling_influence' | 'financial_crisis' | 'gain_cherriton' | 'gain_docks' | 'gain_financial' | 'gain_market' | 'gain_poor' | 'gain_royal' | 'gain_street' | 'gain_university' | 'harbour_wall' | 'library' | 'malicious_rumours' | 'market_hall' | 'political_machinations' | 'power_shift' | 'recycle' | 'stock_exchange' | 'swap' | 'theatre' | 'workers_revolt';
export type Zone = 'draw' | 'top' | 'undealt' | 'trash' | 'discard' | 'play' | 'aside' | 'hand_0' | 'hand_1' | 'hand_2' | 'hand_3';
export type Moment = 'guild' | 'turn' | 'drawn' | 'other' | 'search' | 'conjure' | 'resolve' | 'from' | 'to' | 'swap' | 'with' | 'between';
export type Rule = '' | 'table.over' | 'table.turn' | 'table.unknown_move' | 'table.not_now' | 'table.waiting' | 'table.nothing_to_undo' | 'table.nothing_to_commit' | 'table.takeback' | 'setup.cubes' | 'setup.gold' | 'setup.start' | 'mayor.turns' | 'mayor.poorest' | 'mayor.tie' | 'guild.order' | 'guild.single' | 'guild.repeat' | 'guild.marker' | 'deal.hands' | 'deal.pile' | 'turn.action' | 'turn.draw' | 'turn.pile' | 'turn.discard' | 'turn.play' | 'turn.playable' | 'turn.guild_action' | 'turn.pass_pile' | 'turn.pass_hand' | 'turn.passed' | 'turn.skip' | 'turn.hands' | 'turn.order' | 'round.ends' | 'round.shuffle' | 'tax.majority' | 'tax.shared' | 'tax.buildings' | 'building.cost' | 'building.squares' | 'building.full' | 'building.own' | 'building.stays' | 'end.areas' | 'end.cubes' | 'end.shared' | 'solo.setup' | 'solo.order' | 'solo.deal' | 'solo.skip' | 'solo.gain' | 'solo.beggars' | 'solo.crisis' | 'solo.dwindling' | 'solo.rumours' | 'solo.building' | 'solo.cubes' | 'solo.win' | 'solo.loss' | 'solo.draw' | 'bankers.action' | 'bankers.ability' | 'craftsmen.action' | 'craftsmen.ability' | 'magicians.action' | 'magicians.waive' | 'magicians.ability' | 'merchants.action' | 'merchants.ability' | 'thieves.action' | 'thieves.ability' | 'thieves.trash' | 'scholars.action' | 'scholars.ability' | 'search.empty' | 'search.hand' | 'search.take' | 'draw.keep' | 'gain.place' | 'gain.full' | 'card.cost' | 'card.full' | 'cube.supply' | 'cube.returns' | 'card.beggars' | 'card.machinations' | 'card.rumours' | 'card.dwindling' | 'card.crisis' | 'card.revolt' | 'card.target' | 'card.shift' | 'card.swap' | 'card.recycle' | 'remove.target' | 'remove.owner' | 'remove.must' | 'shift.from' | 'shift.to' | 'swap.cube' | 'swap.effect';
export type Start = 'random' | 'blue' | 'red' | 'green' | 'yellow';
export type Leader = 'blue' | 'red' | 'green' | 'yellow' | 'tie';
export interface CityOfGuildsState {
  to_act: Seat[];
  moment: Moment;
  round_no: number;
  seats: number;
  over: boolean;
  ending: Rule;
  reveals: number;
  depth: number;
  stack: (number | 'none')[];
  zone: Record<Card, Zone | null>;
  cards_in: Record<Zone, number>;
  start: Start;
  mayor: Seat;
  turn: Seat;
  guild: Record<Seat, Guild | 'none'>;
  markers: Record<Seat, Record<Guild, number>>;
  acted: Record<Seat, boolean>;
  passed: Record<Seat, boolean>;
  gold: Record<Side, number>;
  supply: Record<Side, number>;
  influence: Record<Area, Record<Side, number>>;
  owner: Record<Building, Side | 'none'>;
  discards: (Kind | 'none')[];
  playing: Kind | 'none';
  scope: Area[];
  picked_area: Area | 'none';
  picked_side: Side | 'none';
}
export interface CityOfGuildsFacts {
  leader: Record<Area, Leader | 'none'>;
}
