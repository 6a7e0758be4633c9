/** Palettes, mixes in OKLab and what displays paint with. */
export { BRAND, brandTokens, DATA_COLORS } from './brand.ts'
export { hexOf } from './oklch.ts'
export { inkOf, readColor, type Ink, type Paint } from './ink.ts'
export { seriesPlaces } from './series-places.ts'
export { DARK, LIGHT, VARIABLES, type Palette } from './palette.ts'
