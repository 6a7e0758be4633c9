/** Widths of texts, and texts that fit. */
export { fitText, wrapText } from './fit.ts'
export { textWidth } from './measure.ts'
