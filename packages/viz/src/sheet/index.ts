/** Tables, pivots and details drawn without a browser, for mails and files. Pure. */
export { detailSheet } from './detail.ts'
export { drawSheet, sheetHeight, sheetScene, type SheetPart } from './draw.ts'
export { fitSheet, type FittedSheet } from './fit.ts'
export { pivotSheet } from './pivot.ts'
export type { Sheet, SheetCell, SheetLimits, SheetLine } from './sheet.ts'
export { tableSheet, type SheetInput } from './table.ts'
