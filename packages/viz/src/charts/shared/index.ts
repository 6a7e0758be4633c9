/** What displays have in common: settings read with care, totals of categories, hits, the picture of no rows. */
export { bigNumber, type BigNumber } from './big-number.ts'
export { emptyScene } from './empty-scene.ts'
export { hitOf } from './hit.ts'
export { movedPath } from './moved-path.ts'
export { percentText } from './percent.ts'
export { chosenName, readAll, readChoice, readFlag, readNumber, readText } from './read.ts'
export { cellLabel, readRowSettings, totalsBy, type RowSetting, type Total } from './totals.ts'
export { lineOfText } from './text-line.ts'
