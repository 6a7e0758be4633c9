import type { DetailsReader } from './details-reader.ts'

/** True for a schema that sync may read. */
export type SchemaFilter = (schema: string) => boolean

const MODES = ['all', 'inclusion', 'exclusion'] as const

/** The filter of `schema-filters-type` and `schema-filters-patterns`: names with `*`, separated by commas. */
export function schemaFilter(details: DetailsReader, property = 'schema-filters'): SchemaFilter {
  const mode = details.choice(`${property}-type`, MODES, 'all')
  const patterns = (details.text(`${property}-patterns`) ?? '')
    .split(',')
    .map((pattern) => pattern.trim())
    .filter((pattern) => pattern !== '')
    .map(toRegExp)
  if (mode === 'all' || patterns.length === 0) return () => true
  const isNamed: SchemaFilter = (schema) => patterns.some((pattern) => pattern.test(schema))
  return mode === 'inclusion' ? isNamed : (schema) => !isNamed(schema)
}

function toRegExp(pattern: string): RegExp {
  return new RegExp(`^${pattern.split('*').map(RegExp.escape).join('.*')}$`, 's')
}
