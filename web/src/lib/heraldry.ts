// A blazon in, a shield out: field, division, second tincture, charge and its tincture. Charges live in a box of -50..50.

export type Tincture = 'gules' | 'azure' | 'vert' | 'or' | 'purpure' | 'sable' | 'argent' | 'tenne'

export interface Blazon {
  field: Tincture
  division: Division
  second?: Tincture
  charge: Charge
  tincture: Tincture
}

export const SHIELD = 'M5 4H95V56C95 87 70 106 50 116C30 106 5 87 5 56Z'

// name: overlay of the second tincture, and where the charge stands: x, y, scale
export const DIVISIONS = {
  plain: ['', 50, 54, 0.76],
  pale: ['M50 0H100V120H50Z', 50, 54, 0.74],
  fess: ['M0 56H100V120H0Z', 50, 54, 0.72],
  bend: ['M0 0H100V112Z', 50, 54, 0.74],
  'per chevron': ['M0 120V104L50 50L100 104V120Z', 50, 50, 0.68],
  quarterly: ['M50 0H100V56H50ZM0 56H50V120H0Z', 50, 54, 0.72],
  chief: ['M0 0H100V31H0Z', 50, 69, 0.62],
  chevron: ['M0 96L50 50L100 96V120L50 74L0 120Z', 50, 33, 0.5],
  band: ['M0 0H14L100 86V112H88L0 24Z', 50, 54, 0.72],
  bar: ['M0 30H100V82H0Z', 50, 56, 0.5],
  pile: ['M6 0H94L50 104Z', 50, 38, 0.52],
  saltire: ['M0 0H18L50 42L82 0H100V12L63 58L100 106V120H86L50 74L14 120H0V106L37 58L0 12Z', 50, 56, 0.62],
  paly: ['M20 0H40V120H20ZM60 0H80V120H60Z', 50, 54, 0.74],
  barry: ['M0 22H100V40H0ZM0 58H100V76H0ZM0 94H100V120H0Z', 50, 54, 0.74],
  chequy: [
    'M0 20h20v20h-20ZM0 60h20v20h-20ZM0 100h20v20h-20ZM20 0h20v20h-20ZM20 40h20v20h-20ZM20 80h20v20h-20ZM40 20h20v20h-20ZM40 60h20v20h-20ZM40 100h20v20h-20ZM60 0h20v20h-20ZM60 40h20v20h-20ZM60 80h20v20h-20ZM80 20h20v20h-20ZM80 60h20v20h-20ZM80 100h20v20h-20Z',
    50,
    54,
    0.72,
  ],
  bordure: ['', 50, 53, 0.6],
  base: ['M0 84C25 76 25 92 50 84S75 92 100 84V120H0Z', 50, 45, 0.64],
  flank: ['M0 0H16V120H0ZM84 0H100V120H84Z', 50, 54, 0.62],
} as const satisfies Record<string, readonly [string, number, number, number]>
export type Division = keyof typeof DIVISIONS

// .d: drawn, not filled; .k: ink; .l: light lines; .thick: a heavier line
export const CHARGES = {
  fish: '<path d="M-46 0C-31-27 6-28 25-5L46-22C40-8 40 8 46 22L25 5C6 28-31 27-46 0Z"/><path class="d" d="M-16-17C-8-7-8 7-16 17M-1-13C5-5 5 5-1 13M12-9C16-3 16 3 12 9"/><circle class="k" cx="-29" cy="-5" r="4"/>',
  anvil:
    '<path d="M-48-20C-36-19-27-21-21-28H42V-12H30C17-8 12 0 15 14H28V30H-24V14H-11C-8 2-12-6-25-8C-36-8-44-12-48-20Z"/><path class="d" d="M-21-28V-14M-18 22H22"/>',
  loaf: '<path d="M-45 16C-50-10-30-28 0-28C30-28 50-10 45 16C43 26-43 26-45 16Z"/><path class="d" d="M-26 8C-26-4-22-12-14-18M-6 8C-6-4-2-12 6-18M14 8C14-4 18-12 25-17"/>',
  shears:
    '<path d="M-10 4L15-48C23-28 18-8 3 13Z"/><path d="M10 4L-15-48C-23-28-18-8-3 13Z"/><path fill-rule="evenodd" d="M-33 30a15 15 0 1 0 30 0a15 15 0 1 0 -30 0ZM-26 30a8 8 0 1 1 16 0a8 8 0 1 1 -16 0Z"/><path fill-rule="evenodd" d="M3 30a15 15 0 1 0 30 0a15 15 0 1 0 -30 0ZM10 30a8 8 0 1 1 16 0a8 8 0 1 1 -16 0Z"/><circle class="k" cx="0" cy="4" r="3"/>',
  candle:
    '<path d="M-9-14H9V26H-9Z"/><path d="M0-49C13-35 11-22 0-18C-11-22-13-35 0-49Z"/><path d="M-32 25H32C30 41 14 43 0 43S-30 41-32 25Z"/><path class="d" d="M30 28C46 22 46 42 22 38M-9-6C-3-4-4 6-9 6"/>',
  ship: '<path d="M-2-46H2V14H-2Z"/><path d="M-28-31C-10-24 14-24 32-31C25-16 25-4 32 8C12 3-8 3-28 8C-21-4-21-16-28-31Z"/><path d="M-46 13H46C42 32 32 42 18 42H-18C-32 42-42 32-46 13Z"/><path d="M2-47L24-43L2-37Z"/><path class="d" d="M-38 24H38M-8-26C-4-14-4-6-8 4M12-26C16-14 16-6 12 4"/>',
  bell: '<circle cx="0" cy="34" r="8"/><path d="M0-45a7 7 0 0 1 7 7C23-34 24-14 26 4C27 16 35 20 39 30H-39C-35 20-27 16-26 4C-24-14-23-34-7-38a7 7 0 0 1 7-7Z"/><path class="d" d="M-29 17H29M-24-6H24"/>',
  barrel:
    '<path d="M-25-42H25C38-15 38 15 25 42H-25C-38 15-38-15-25-42Z"/><path class="d" d="M-31-26H31M-34-12H34M-34 12H34M-31 26H31M-9-42C-13-14-13 14-9 42M9-42C13-14 13 14 9 42"/>',
  key: '<path fill-rule="evenodd" d="M-19 -27a19 19 0 1 0 38 0a19 19 0 1 0 -38 0ZM-9 -27a9 9 0 1 1 18 0a9 9 0 1 1 -18 0Z"/><path d="M-5-9H5V14H23V22H14V28H23V36H5V46H-5Z"/>',
  book: '<path d="M0-23C-14-33-34-33-46-27V27C-34 21-14 21 0 31C14 21 34 21 46 27V-27C34-33 14-33 0-23Z"/><path class="d" d="M0-23V31M-36-15C-26-18-18-17-10-12M-36-2C-26-5-18-4-10 1M-36 11C-26 8-18 9-10 14M36-15C26-18 18-17 10-12M36-2C26-5 18-4 10 1M36 11C26 8 18 9 10 14"/>',
  crown:
    '<path d="M-39 24L-46-18L-22 3L0-32L22 3L46-18L39 24Z"/><path d="M-40 24H40V39H-40Z"/><circle cx="-46" cy="-22" r="6"/><circle cx="0" cy="-37" r="7"/><circle cx="46" cy="-22" r="6"/><path class="d" d="M-24 31.500H-16M-4 31.500H4M16 31.500H24"/>',
  anchor:
    '<path fill-rule="evenodd" d="M-10 -37a10 10 0 1 0 20 0a10 10 0 1 0 -20 0ZM-4.5 -37a4.5 4.5 0 1 1 9.0 0a4.5 4.5 0 1 1 -9.0 0Z"/><path d="M-46 6L-24 12L-33 17C-25 28-15 33-5 34V-12H-22V-22H-5V-27H5V-22H22V-12H5V34C15 33 25 28 33 17L24 12L46 6C45 31 24 47 0 49C-24 47-45 31-46 6Z"/>',
  compass:
    '<path d="M-22 8C-8 17 8 17 22 8L25 17C8 27-8 27-25 17Z"/><path d="M-8-32L3-28L-29 48L-35 33Z"/><path d="M8-32L-3-28L29 48L35 33Z"/><circle cx="0" cy="-36" r="10"/><circle class="k" cx="0" cy="-36" r="3"/>',
  scythe:
    '<path d="M22-36L30-32L-22 48L-31 43Z"/><path d="M31-38C8-52-28-46-48-16C-26-32 0-32 23-24Z"/><path d="M2 2L18 8L16 15L-3 9Z"/>',
  cross:
    '<path d="M-15-46H15C10-25 10-10 10-10S25-10 46-15V15C25 10 10 10 10 10S10 25 15 46H-15C-10 25-10 10-10 10S-25 10-46 15V-15C-25-10-10-10-10-10S-10-25-15-46Z"/>',
  wheat:
    '<path d="M-5 4L-25 45C-10 40 10 40 25 45L5 4Z"/><path transform="rotate(-52 0 6)" d="M0-2C-9-14-9-30 0-46C9-30 9-14 0-2Z"/><path transform="rotate(52 0 6)" d="M0-2C-9-14-9-30 0-46C9-30 9-14 0-2Z"/><path transform="rotate(-27 0 6)" d="M0-2C-9-14-9-30 0-46C9-30 9-14 0-2Z"/><path transform="rotate(27 0 6)" d="M0-2C-9-14-9-30 0-46C9-30 9-14 0-2Z"/><path transform="rotate(0 0 6)" d="M0-2C-9-14-9-30 0-46C9-30 9-14 0-2Z"/><path d="M-14 2H14V13H-14Z"/><path class="d" d="M0-10V-38M-4 16L-12 38M4 16L12 38"/>',
  boot: '<path d="M-20-46H14V-4C14 6 20 8 33 12C45 16 47 24 47 31H-22C-26 18-18-8-20-46Z"/><path d="M-22 31H47V41H12V37H-2V43H-24Z"/><path class="d" d="M-20-33H14M14-8L4-4M16 4L6 9"/>',
  scales:
    '<path d="M-42-33H42V-27H-42Z"/><path d="M-3.500-40H3.500V37H-3.500Z"/><path d="M-20 37H20V45H-20Z"/><circle cx="0" cy="-42" r="6"/><path class="d" d="M-34-27L-47 10M-34-27L-21 10M34-27L47 10M34-27L21 10"/><path d="M-49 9H-19C-20 25-48 25-49 9Z"/><path d="M49 9H19C20 25 48 25 49 9Z"/>',
  hammer:
    '<path d="M-6-14H6V47H-6Z"/><path d="M-34-42H16C30-40 38-31 43-16C32-21 25-19 18-12H-34Z"/><path class="d" d="M-22-42V-12"/>',
  needle:
    '<path d="M-38 47L16-40C21-48 33-41 29-33L-38 47Z"/><path class="k" d="M19-35C22-40 28-37 25-32L16-20Z"/><path class="d thick" d="M24-34C48-22 18-2 32 16C42 30 18 30 12 45"/>',
  grape:
    '<path class="d thick" d="M2-28C2-36 6-42 14-46"/><path d="M2-26C-14-46-34-40-38-22C-24-14-10-16 2-26Z"/><path d="M4-27C18-46 36-40 40-24C28-15 14-18 4-27Z"/><circle cx="-26" cy="-9" r="10"/><circle cx="26" cy="-9" r="10"/><circle cx="-9" cy="-10" r="10"/><circle cx="9" cy="-10" r="10"/><circle cx="-18" cy="7" r="10"/><circle cx="18" cy="7" r="10"/><circle cx="0" cy="7" r="10"/><circle cx="-9" cy="23" r="10"/><circle cx="9" cy="23" r="10"/><circle cx="0" cy="38" r="10"/>',
  wheel:
    '<path fill-rule="evenodd" d="M-45 0a45 45 0 1 0 90 0a45 45 0 1 0 -90 0ZM-33 0a33 33 0 1 1 66 0a33 33 0 1 1 -66 0Z"/><path transform="rotate(0)" d="M-3.500-34H3.500V34H-3.500Z"/><path transform="rotate(45)" d="M-3.500-34H3.500V34H-3.500Z"/><path transform="rotate(90)" d="M-3.500-34H3.500V34H-3.500Z"/><path transform="rotate(135)" d="M-3.500-34H3.500V34H-3.500Z"/><circle cx="0" cy="0" r="11"/><circle class="k" cx="0" cy="0" r="3.500"/>',
  tower:
    '<path d="M-28 46V-16H-36V-44H-21V-34H-8V-44H8V-34H21V-44H36V-16H28V46Z"/><path class="k" d="M-11 46V24C-11 9 11 9 11 24V46Z"/><path class="d" d="M-28-16H28M-28 8H-16M28 8H16M-14-8V0M14-8V0"/>',
  star: '<path d="M0.0 -48.0L11.0 -19.1L41.6 -24.0L22.0 0.0L41.6 24.0L11.0 19.1L0.0 48.0L-11.0 19.1L-41.6 24.0L-22.0 0.0L-41.6 -24.0L-11.0 -19.1Z"/><circle class="d" cx="0" cy="0" r="10"/>',
  shuttle:
    '<path d="M-49 0C-32-20 32-20 49 0C32 20-32 20-49 0Z"/><path class="k" d="M-22-7H22V7H-22Z"/><path class="l" d="M-15-6V6M-7-6V6M1-6V6M9-6V6M16-6V6"/>',
  vat: '<path d="M0-49C11-34 13-28 13-24a13 13 0 0 1-26 0C-13-28-11-34 0-49Z"/><path d="M-36-4H36L29 45H-29Z"/><path d="M-41-6H41V5H-41Z"/><path class="d" d="M-33 18H33M-31 32H31M-12 5L-9 45M12 5L9 45"/>',
  teasel:
    '<path d="M-3 20H3V48H-3Z"/><path d="M0 26C-12 20-30 18-42 26C-30 4-24 6-21-4C-22-30-12-46 0-48C12-46 22-30 21-4C24 6 30 4 42 26C30 18 12 20 0 26Z"/><path class="d" d="M-16-24L14 12M-20-8L4 20M-8-38L20-2M16-24L-14 12M20-8L-4 20M8-38L-20-2"/>',
  sword:
    '<path d="M0-49L8-38V16H-8V-38Z"/><path d="M-28 16H28V25H-28Z"/><path d="M-5 25H5V40H-5Z"/><circle cx="0" cy="43" r="7"/><path class="d" d="M0-36V12"/>',
  harp: '<path fill-rule="evenodd" d="M-30 46C-24 10-32-18-28-44C-12-50-4-30 12-30C24-30 30-40 42-36C46-6 26 30-18 48ZM-18 32C12 18 28-6 31-25C20-18 0-16-18-32C-20-12-16 8-18 32Z"/><path class="d" d="M-10-27V26M-1-22V20M8-20V13M17-20V3"/>',
  tankard:
    '<path fill-rule="evenodd" d="M24-20H34C46-20 48-10 46 6C44 20 36 24 24 24V14C32 14 35 10 36 2C37-8 36-11 31-11H24Z"/><path d="M-30-30H26L30 44H-34Z"/><path d="M-34-30C-38-42-24-48-16-42C-8-50 8-50 12-42C24-48 34-38 29-30Z"/><path class="d" d="M-31-14H27M-33 30H29M-12-14L-13 30M8-14L9 30"/>',
  coin: '<circle cx="0" cy="-20" r="24"/><circle cx="-23" cy="20" r="24"/><circle cx="23" cy="20" r="24"/><path class="d" d="M0-32V-8M-7-26H7M-23 8V32M-30 14H-16M23 8V32M16 14H30"/>',
} as const
export type Charge = keyof typeof CHARGES

const METALS = new Set<Tincture>(['or', 'argent'])
const PLAIN = new Set<Division>(['plain', 'chief', 'bordure', 'base', 'flank', 'chevron'])

/** The rule of tincture: no metal on metal, no colour on colour. */
export function lawful(blazon: Blazon): boolean {
  return !PLAIN.has(blazon.division) || METALS.has(blazon.field) !== METALS.has(blazon.tincture)
}
