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

export { parseExactJson } from './json/exact-json.ts'
export * from './json/is-map.ts'
export { isTooDeep, MAX_JSON_DEPTH } from './json/json-depth.ts'

export * from './metadata/column-settings.ts'
export * from './metadata/readable-name.ts'
export * from './metadata/time-zone.ts'
export * from './metadata/type-names.ts'
export * from './metadata/visibility.ts'

export * from './schemas/answers.ts'
export * from './schemas/paging.ts'
export * from './schemas/values.ts'

export { normalizeLocale, timeoutSeconds } from './settings/checks.ts'
export * from './settings/definition.ts'
export { EMBEDDING_SWITCHES, STATIC_EMBEDDING_SWITCHES } from './settings/embedding.ts'
export * from './settings/parse.ts'
export * from './settings/registry.ts'
export { SIGN_ON_SETTINGS } from './settings/sign-on.ts'
export { FONTS } from './settings/site.ts'
export * from './settings/values.ts'

export * from './resources/activity.ts'
export * from './resources/api-key.ts'
export * from './resources/audit.ts'
export * from './resources/bookmark.ts'
export * from './resources/cache.ts'
export * from './resources/card.ts'
export * from './resources/collection.ts'
export * from './resources/dashboard.ts'
export * from './resources/database.ts'
export * from './resources/dataset.ts'
export * from './resources/dimension.ts'
export * from './resources/field.ts'
export * from './resources/guest.ts'
export * from './resources/parameter-values.ts'
export * from './resources/permissions.ts'
export * from './resources/geojson.ts'
export * from './resources/query-language.ts'
export * from './resources/revision.ts'
export * from './resources/second-factor.ts'
export * from './resources/search.ts'
export * from './resources/segment.ts'
export * from './resources/session.ts'
export * from './resources/model-index.ts'
export * from './resources/moderation-review.ts'
export * from './resources/setting.ts'
export * from './resources/setup.ts'
export * from './resources/snippet.ts'
export * from './resources/sso.ts'
export * from './resources/table.ts'
export * from './resources/testing.ts'
export * from './resources/timeline.ts'
export * from './resources/user.ts'
export * from './resources/util.ts'
