import { QueryError } from '../../errors.ts'
import type { Parameter, TemplateTag } from '../../model/query.ts'
import { said } from '../../said.ts'

/** A value for a tag, with the type and options that say how it is compared. */
export interface TagValue {
  type: string
  value: unknown
  options: Record<string, unknown>
}

/**
 * Values of a tag: from the parameters that aim at it, else its default. An explicit null disables the default.
 * @throws {QueryError} `missing-required-parameter` for a required tag without a value.
 */
export function tagValue(tag: TemplateTag, parameters: readonly Parameter[]): TagValue[] {
  const aimed = parameters.filter((parameter) => aimsAt(parameter, tag))
  const given = aimed.filter((parameter) => parameter.hasValue)
  const values = given
    .filter((parameter) => !isMissing(parameter.value, tag))
    .map((parameter) => fromParameter(parameter, tag))
  if (values.length > 0) return values
  if (given.length === 0) {
    const fallback = isMissing(tag.default, tag)
      ? aimed.find((item) => !isMissing(item.default, tag))?.default
      : tag.default
    if (!isMissing(fallback, tag)) return [{ type: tagType(tag), value: fallback, options: tag.options ?? {} }]
  }
  if (!tag.required) return []
  throw missingValue(tag)
}

/** The error for a tag that needs a value. */
export function missingValue(tag: TemplateTag): QueryError {
  return new QueryError(
    'missing-required-parameter',
    said('You need to specify a value for "{name}" before running this query.', {
      name: tag['display-name'] ?? tag.name,
    }),
    { data: { tag: tag.name } },
  )
}

/** A parameter that tells no type has its tag's. */
function fromParameter(parameter: Parameter, tag: TemplateTag): TagValue {
  const type = typeof parameter.json['type'] === 'string' ? parameter.type : tagType(tag)
  return { type, value: parameter.value, options: { ...tag.options, ...parameter.options } }
}

/** True for null, nothing, and lists of nothing. */
export function isNothing(value: unknown): boolean {
  if (value === null || value === undefined) return true
  return Array.isArray(value) && value.every((item) => item === null || item === undefined)
}

/** Empty text is a value of texts only. */
function isMissing(value: unknown, tag: TemplateTag): boolean {
  if (isNothing(value)) return true
  return NO_EMPTY_TEXT.has(tag.type) && [value].flat().every((item) => item === '' || item === null)
}

const NO_EMPTY_TEXT: ReadonlySet<string> = new Set(['number', 'date', 'boolean', 'temporal-unit'])

function tagType(tag: TemplateTag): string {
  if (tag.type !== 'dimension') return tag.type
  return tag['widget-type'] === undefined || tag['widget-type'] === 'none' ? 'category' : tag['widget-type']
}

function aimsAt(parameter: Parameter, tag: TemplateTag): boolean {
  const { target } = parameter
  if (target?.kind !== 'tag') return false
  return typeof target.tag === 'string' ? target.tag === tag.name : target.tag.id === tag.id
}
