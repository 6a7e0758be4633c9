/**
 * What crosses the wire. Imports nothing of ours.
 *
 * - `resources`: a file per resource, with the schemas of its parameters, bodies and answers.
 * - `schemas`: what those are built from.
 * - `settings`: the registry of settings.
 * - `metadata`: types, names, visibility and settings of columns and tables.
 * - `json`: JSON that keeps every digit, and whose depth is limited.
 *
 * The names exported here are those of the OpenAPI document.
 */
export * from './errors.ts'

export { decimalOf, ExactDecimal } from './json/exact-decimal.ts'
export { exactJsonSteps, parseExactJson } from './json/exact-json.ts'
export * from './json/is-map.ts'
export { countValues } from './json/value-count.ts'
export { jsonShapeFault, jsonShapeSteps, MAX_JSON_DEPTH, type JsonShapeFault } from './json/json-depth.ts'
export { lookup, remember } from './lookup/index.ts'

export * from './metadata/column-settings.ts'
export * from './names/index.ts'
export * from './metadata/time-zone.ts'
export * from './metadata/type-names.ts'
export * from './metadata/visibility.ts'

export * from './schemas/answers.ts'
export { CHANNEL_LABELS, deliveryChannel, type ChannelType } from './schemas/delivery-channels.ts'
export * from './schemas/paging.ts'
export * from './schemas/parameter.ts'
export * from './schemas/values.ts'

export { normalizeLocale, timeoutSeconds } from './settings/checks.ts'
export * from './settings/definition.ts'
export { EMBEDDING_SWITCHES, STATIC_EMBEDDING_SWITCHES } from './settings/embedding.ts'
export * from './settings/parse.ts'
export * from './settings/registry.ts'
export { SIGN_ON_SETTINGS } from './settings/sign-on.ts'
export { FONTS } from './settings/site.ts'
export * from './settings/values.ts'

export * from './resources/all.ts'
