/** Widths of texts, and texts that fit. */
export { fitText, fitTexts, wrapText } from './fit.ts'
export { measureOthersBy, textWidth } from './measure.ts'
