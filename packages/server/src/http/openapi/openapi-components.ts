/** The OpenAPI document with its schemas under names, so that clients can be generated from it. */
import * as contract from '@querent/contract'
import { isMap } from '@querent/contract'

type Node = Record<string, unknown>

/** Ours: they steer what is told of a refused value. */
const ANNOTATIONS: ReadonlySet<string> = new Set(['rule', 'received', 'isItemKey', 'x-response-description'])
/** What is shorter is as easily read where it stands. */
const LEAST_CHARACTERS = 60

/** The document with each schema that the contract exports as a component, named as there. */
export function withComponents(document: Node): Node {
  const names = componentNames()
  const schemas: Node = {}
  const placed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(placed)
    if (!isMap(value)) return value
    const name = isSchema(value) ? names.get(canonical(value)) : undefined
    if (name === undefined) return parts(value, placed)
    // Its place first: parts of it come after it.
    if (!Object.hasOwn(schemas, name)) {
      schemas[name] = null
      schemas[name] = parts(value, placed)
    }
    return { $ref: `#/components/schemas/${name}` }
  }
  const paths = placed(document['paths'])
  const sorted = Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return { ...document, components: { ...Object(document['components']), schemas: sorted }, paths }
}

function parts(node: Node, placed: (value: unknown) => unknown): Node {
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) => (ANNOTATIONS.has(key) ? [] : [[key, placed(value)]])),
  )
}

/** True for a schema with parts of its own, or a list of words. */
function isSchema(node: Node): boolean {
  return ['properties', 'items', 'anyOf', 'allOf', 'enum'].some((key) => Array.isArray(node[key]) || isMap(node[key]))
}

/** Names of the contract's schemas by their content; `CardRecord` is `Card`. */
function componentNames(): Map<string, string> {
  const names = new Map<string, string>()
  const taken = new Set<string>()
  for (const [exported, value] of Object.entries(contract)) {
    // Parameters of paths and query strings stand where they are used.
    if (typeof value !== 'object' || !('~kind' in value) || /(Params|Query)$/.test(exported)) continue
    const schema: Node = { ...value }
    const text = canonical(schema)
    if (!isSchema(schema) || text.length < LEAST_CHARACTERS || names.has(text)) continue
    const short = exported.replace(/(Record|Answer)$/, '')
    const name = taken.has(short) ? exported : short
    taken.add(name)
    names.set(text, name)
  }
  return names
}

/** Text that is equal for equal schemas, in the contract's spelling and in that of the document. */
function canonical(node: unknown): string {
  return JSON.stringify(node, (_key, value: unknown) => {
    if (!isMap(value)) return value
    const { patternProperties, const: only, ...rest } = value
    const entries = Object.entries({
      ...rest,
      ...(isMap(patternProperties) ? { additionalProperties: Object.values(patternProperties)[0] } : {}),
      ...(only === undefined ? {} : { enum: [only] }),
    })
    return Object.fromEntries(entries.filter(([key]) => !ANNOTATIONS.has(key)).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })
}
