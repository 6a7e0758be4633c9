/** Scales: from values to pixels. */
export { bandScale, numberScale, type PlaceScale } from './place-scale.ts'
export { nextBucket, TICK_LEVELS, type TickLevel } from './time-units.ts'
export { extentOf, valueScale, type ScaleKind, type ValueScale } from './value-scale.ts'
