/**
 * A row rule of a table on a copy of the table. Engines compare some values in ways of their own: a condition that may let more
 * rows pass on the copy closes it.
 */
import { isA, isMap, type BaseType } from '@querent/contract'
import type { SandboxCard } from './sandbox-card.ts'

/** A column of a copy as rules need it. */
interface CopiedField {
  id: number
  base_type: BaseType
  /** The field that it has the values of; null where it has only their texts. */
  copy_of_field_id?: number | null
}

/** The field of a copy with the values of one of the source; undefined for none. */
export function copyOfField<Field extends CopiedField>(fields: readonly Field[], sourceId: unknown): Field | undefined {
  return fields.find(({ copy_of_field_id }) => copy_of_field_id != null && copy_of_field_id === sourceId)
}

/** What a question shows, on the copy; undefined where that cannot be said of it. */
export function cardOnCopy(
  { filters, fieldIds }: SandboxCard,
  fields: readonly CopiedField[],
): SandboxCard | undefined {
  const translated = filters.map((filter) => translate(filter, fields, 'plain'))
  if (translated.includes(undefined)) return undefined
  const shown = fieldIds && new Set([...fieldIds].flatMap((id) => copyOfField(fields, id)?.id ?? []))
  return { filters: translated, fieldIds: shown }
}

const JOINED: ReadonlySet<unknown> = new Set(['and', 'or'])
const NULL_TESTS: ReadonlySet<unknown> = new Set(['is-null', 'not-null'])
const COMPARED: ReadonlySet<unknown> = new Set(['=', '!=', '<', '<=', '>', '>=', 'between'])

/** Texts that are different on the copy may be equal in their source: a condition that says "not" would let more rows pass. */
type Sense = 'plain' | 'exact'

/** In either form of the query language. */
function translate(clause: unknown, fields: readonly CopiedField[], sense: Sense): unknown {
  if (!Array.isArray(clause)) return undefined
  const [head, ...rest] = clause
  const options = isMap(rest[0]) ? [rest[0]] : []
  const args: unknown[] = rest.slice(options.length)
  const parts = args.map((arg) => {
    if (JOINED.has(head)) return translate(arg, fields, sense)
    if (head === 'not') return translate(arg, fields, 'exact')
    if (NULL_TESTS.has(head)) return fieldOnCopy(arg, fields, () => true)
    if (!COMPARED.has(head)) return undefined
    return Array.isArray(arg)
      ? fieldOnCopy(arg, fields, (type) => isComparable(type, head === '=' ? sense : 'exact'))
      : literal(arg)
  })
  return parts.includes(undefined) ? undefined : [head, ...options, ...parts]
}

function isComparable(type: BaseType, sense: Sense): boolean {
  if (isA(type, 'type/Number') || isA(type, 'type/Date')) return true
  return sense === 'plain' && isA(type, 'type/Text')
}

function literal(value: unknown): unknown {
  return isMap(value) || value === null ? undefined : value
}

const TYPES: ReadonlySet<string> = new Set(['base-type', 'effective-type', 'lib/uuid'])

/** `["field", 12, null]` or `["field", {}, 12]`, of the table itself and as it is stored. */
function fieldOnCopy(clause: unknown, fields: readonly CopiedField[], fits: (type: BaseType) => boolean): unknown {
  if (!Array.isArray(clause) || clause[0] !== 'field' || clause.length > 3) return undefined
  const isStaged = isMap(clause[1])
  const [id, options] = isStaged ? [clause[2], clause[1]] : [clause[1], clause[2]]
  if (options != null && !(isMap(options) && Object.keys(options).every((key) => TYPES.has(key)))) return undefined
  const field = copyOfField(fields, id)
  if (field === undefined || !fits(field.base_type)) return undefined
  return isStaged ? ['field', options, field.id] : ['field', field.id, options ?? null]
}
