/** Palettes, mixes in OKLab and what displays paint with. */
export { inkOf, readColor, type Ink, type Paint } from './ink.ts'
export { DARK, LIGHT, type Palette } from './palette.ts'
