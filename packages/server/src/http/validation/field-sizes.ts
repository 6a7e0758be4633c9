/**
 * The largest size of what people store, by the name of its field. Whatever is stored, others get with their own
 * requests, so no single value may make those slow.
 */
import { countValues, isMap, validationError } from '@querent/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Characters of one line, as names are. */
const LINE = 1_000
/** Characters of a text that people read. */
const PROSE = 50_000
/** Characters of a piece of JSON or SQL. */
const PIECE = 1_000_000

/** Characters of a text as it is, and of anything else as JSON. Of fields that are not here, the body's limit holds. */
const FIELD_SIZES: Readonly<Record<string, number>> = {
  name: LINE,
  display_name: LINE,
  first_name: LINE,
  last_name: LINE,
  term: LINE,
  icon: LINE,
  display: LINE,
  embedding_type: LINE,
  description: PROSE,
  definition: PIECE,
  caveats: PROSE,
  points_of_interest: PROSE,
  revision_message: PROSE,
  message: PROSE,
  text: PROSE,
  dataset_query: PIECE,
  visualization_settings: PIECE,
  parameters: PIECE,
  parameter_mappings: PIECE,
  embedding_params: PIECE,
  settings: PIECE,
  content: PIECE / 4,
  result_metadata: 2 * PIECE,
  value: 2 * PIECE,
}

/** Values of a piece of JSON: thousands of columns with settings. Many small ones take longer to read than one long text. */
const VALUES = 30_000

/** Of JSON values, at any depth; of such fields in the maps of a list, all together. */
const FIELD_VALUES: Readonly<Record<string, number>> = {
  visualization_settings: VALUES,
  parameters: VALUES / 3,
  embedding_params: VALUES / 3,
  settings: VALUES,
}

/** Items of a list. */
const LIST_LENGTHS: Readonly<Record<string, number>> = {
  dashcards: 2_000,
}

/** Refuses what is too large to be stored, with 400 that names the field and the limit. */
export function installFieldSizes(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const length = bodyLength(request)
    if (length <= LINE) return done()
    const found = oversized(request.body, length, true) ?? tooMany(request.body, length)
    if (found === undefined) return done()
    const rule = `value must ${ruleOf(found)}.`
    return done(validationError({ [found.field]: rule }, { [found.field]: [rule] }))
  })
}

/** Infinity when nothing says it. */
function bodyLength({ body, headers }: FastifyRequest): number {
  if (!isMap(body)) return 0
  const length = Number(headers['content-length'])
  return Number.isFinite(length) ? length : Infinity
}

interface Oversized {
  field: string
  most: number
  counted: 'characters' | 'characters of JSON' | 'values' | 'items'
}

const ruleOf = ({ counted, most }: Oversized) =>
  counted === 'values' || counted === 'items'
    ? `contain at most ${most.toLocaleString('en')} ${counted}`
    : `be at most ${most.toLocaleString('en')} ${counted}`

/**
 * The first field that is too large, also in maps of a list such as `dashcards`.
 * @param length of the whole body: what may be larger than that needs no look
 */
function oversized(body: unknown, length: number, isOuter: boolean): Oversized | undefined {
  if (!isMap(body)) return undefined
  for (const [field, value] of Object.entries(body)) {
    const most = Object.hasOwn(FIELD_SIZES, field) ? FIELD_SIZES[field] : undefined
    if (most !== undefined && most < length && sizeOf(value) > most) {
      return { field, most, counted: typeof value === 'string' ? 'characters' : 'characters of JSON' }
    }
    if (!isOuter || !Array.isArray(value)) continue
    for (const [index, item] of value.entries()) {
      const inner = oversized(item, length, false)
      if (inner !== undefined) return { ...inner, field: `${field}[${index}].${inner.field}` }
    }
  }
  return undefined
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length
  return typeof value === 'object' && value !== null ? JSON.stringify(value).length : 0
}

/** The first field with too many values, or list with too many items. A value takes two characters at least. */
function tooMany(body: unknown, length: number): Oversized | undefined {
  if (!isMap(body)) return undefined
  for (const [field, value] of Object.entries(body)) {
    const own = isBeyond(field, [value], length)
    if (own !== undefined) return { field, ...own }
    if (!Array.isArray(value)) continue
    const longest = Object.hasOwn(LIST_LENGTHS, field) ? (LIST_LENGTHS[field] ?? Infinity) : Infinity
    if (value.length > longest) return { field, most: longest, counted: 'items' }
    for (const inner of Object.keys(FIELD_VALUES)) {
      const together = isBeyond(
        inner,
        value.map((item) => (isMap(item) ? item[inner] : undefined)),
        length,
      )
      if (together !== undefined) return { field: `${field}[].${inner}`, ...together }
    }
  }
  return undefined
}

function isBeyond(field: string, values: readonly unknown[], length: number): Omit<Oversized, 'field'> | undefined {
  const most = Object.hasOwn(FIELD_VALUES, field) ? FIELD_VALUES[field] : undefined
  if (most === undefined || 2 * most > length) return undefined
  return countValues(values, most + values.length + 1) > most + values.length + 1
    ? { most, counted: 'values' }
    : undefined
}
