/** Widths of texts, and texts that fit. */
export { fitText, fitTexts, wrapText } from './fit.ts'
export { textWidth } from './measure.ts'
