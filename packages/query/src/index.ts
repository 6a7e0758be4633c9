/**
 * Turns a query into SQL and result columns. This is the entry point of the package; small programs use
 * `zones/index.ts` instead. The package does no HTTP and no I/O, and does not know the app database.
 */
export * from './context.ts'
export * from './change.ts'
export * from './copies/copied-table.ts'
export * from './driver.ts'
export * from './errors.ts'
export * from './load.ts'
export { said, withoutPath, type Said } from './said.ts'
export * from './metadata.ts'
export * from './prepared.ts'
export { COPY_REASONS, type CopyReason } from './copies/reasons.ts'
export { prepareQuery } from './pipeline.ts'
export { modelStatement, type ModelStatement } from './model-statement.ts'
export { watchedStep, type Step } from './stages/step.ts'
export { explainQuery, type ExplainedStage, type Explanation } from './explain/explain.ts'
export { describeQuery, type QueryDescription } from './describe/describe-query.ts'
export { PIVOT_GROUPING } from './resolve/pivot.ts'
export type { PivotRequest } from './pivot/options.ts'
export type { RowOrder } from './stages/reorder.ts'
export { Dialect, type Comparison, type Grammar } from './dialect/dialect.ts'
export {
  created,
  nameOf,
  STORED_SCHEMA_PREFIX,
  TableStorage,
  type StoredPlace,
  type StoredRows,
} from './dialect/table-storage.ts'
export { COMMON_FEATURES, UNPROVEN_FEATURES, type Features } from './dialect/features.ts'
export * from './sql/fragment.ts'
export { inlineParams, render } from './sql/render.ts'
export { analyzeResult, resultAnalyzer, type ResultAnalysis } from './analysis/analyze-result.ts'
export {
  createFingerprinter,
  FINGERPRINT_VERSION,
  hasFingerprint,
  TEXT_LIMIT,
  type Fingerprint,
  type Fingerprinter,
  type TextFingerprint,
} from './analysis/fingerprint.ts'
export { textBatch } from './text-batch.ts'
export { completeColumns } from './postprocess/complete-columns.ts'
export { temporalCells } from './postprocess/temporal-cells.ts'
export { labelAdder, rowConverter, type RowOptions } from './postprocess/convert-rows.ts'
export { resultMetadata, type Fingerprints } from './postprocess/result-metadata.ts'
export {
  DateSyntax,
  staysDate,
  UNIT_SECONDS,
  type DatePart,
  type EpochUnit,
  type TemporalKind,
} from './dialect/dates.ts'
export { STANDARD_LEXIS, type Lexis } from './dialect/lexis.ts'
export { NumberSyntax } from './dialect/numbers.ts'
export { DATETIME_TEXT, OFFSET_TEXT, URL_START, URL_TO_PATH } from './dialect/patterns.ts'
export { jsonPath, likePattern, TextSyntax, type TextMatch } from './dialect/text.ts'
export { anyName, anyPhrase, NO_NAME, readingSteps, type ReadingRules } from './native/require-reading.ts'
export type { TypedSql } from './dialect/typed-sql.ts'
export type { BoundTemporal } from './model/bound.ts'
export { isDateUnit, type TruncationUnit } from './model/temporal-unit.ts'
export { createClock, type Clock } from './time/clock.ts'
export type { MomentLimits } from './time/years.ts'
export { rangeOfText } from './parameters/date-strings.ts'
export {
  normalizeForStorage,
  queryKey,
  queryKind,
  referencedIds,
  referencedInSql,
  toForm,
  type ReferencedIds,
} from './stored/stored-query.ts'
export { columnReferenceKey } from './stored/column-reference.ts'
export { readTarget, type NamedTarget } from './stored/parameter-target.ts'
export { findEntityIds, replaceEntityIds } from './stored/entity-ids.ts'
export { tagParameters, templateTags, type TagParameter } from './stored/template-tags.ts'
export { allowedParameterTypes, allowsParameterType, isOperatorType } from './parameters/parameter-types.ts'
export { offsetMinutes, offsetText, Time, zoneOffset, type ZoneOffset } from './zones/index.ts'
