/**
 * The largest size of what people store, by the name of its field. Whatever is stored, others get with their own
 * requests, so no single value may make those slow.
 */
import { isMap, validationError } from '@querent/contract'
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

/** Refuses what is too large to be stored, with 400 that names the field and the limit. */
export function installFieldSizes(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const length = bodyLength(request)
    if (length <= LINE) return done()
    const found = oversized(request.body, length, true)
    if (found === undefined) return done()
    const rule = `value must be at most ${found.most.toLocaleString('en')} characters${found.isText ? '' : ' of JSON'}.`
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
  isText: boolean
}

/**
 * The first field that is too large, also in maps of a list such as `dashcards`.
 * @param length of the whole body: what may be larger than that needs no look
 */
function oversized(body: unknown, length: number, isOuter: boolean): Oversized | undefined {
  if (!isMap(body)) return undefined
  for (const [field, value] of Object.entries(body)) {
    const most = Object.hasOwn(FIELD_SIZES, field) ? FIELD_SIZES[field] : undefined
    if (most !== undefined && most < length && sizeOf(value) > most) {
      return { field, most, isText: typeof value === 'string' }
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
