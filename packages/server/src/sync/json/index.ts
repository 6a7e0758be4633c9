/** Columns of JSON: what their documents hold, and the fields that stand for values inside them. */
export { DocumentReader, documentText, isJson } from './document-reader.ts'
export { commonType, JsonShape, type FoundPath } from './json-shape.ts'
export { cellAt } from './nested-cells.ts'
export { readNestedValues } from './nested-values.ts'
export { nameOfPath, unfoldedPath } from './unfolded-field.ts'
