/** Where cards stand: on the grid and on a phone. Pure functions over the cards of one tab. */
export { bandsOf, type Band } from './bands.ts'
export { firstFreePlace } from './free-place.ts'
export { guidesOf, type Guide } from './guides.ts'
export { rectByKey, shiftOfKey } from './keys.ts'
export { phoneLines } from './phone.ts'
export { closeEmptied, closeLeftRows, place, placeMany, settle, type Shift } from './place.ts'
export {
  bottomOf,
  byReading,
  clamp,
  COLUMNS,
  overlaps,
  ROW_GAP,
  ROW_HEIGHT,
  sameRect,
  withRect,
  type Layout,
  type Placed,
  type Rect,
  type Size,
} from './rect.ts'
export { defaultSize, leastSize } from './sizes.ts'
