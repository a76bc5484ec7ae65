// Made by wire.py.
export const WIRE = '8a94c1c5261f'
