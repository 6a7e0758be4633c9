/**
 * Entity ids in the places of a query where a card, a metric or a segment is named (contract: query-language,
 * section 12).
 */
import { isMap } from '@querent/contract'
import { isList, MAX_DEPTH, token } from '../parse/input.ts'

const ENTITY_ID = /^[A-Za-z0-9_-]{21}$/
/** JSON nests deeper than clauses; what is deeper still is refused when it is parsed. */
const DEEPEST = MAX_DEPTH * 4

type Kind = 'cards' | 'segments'

/** The entity ids that a query names, in either form. */
export function findEntityIds(query: unknown): Record<Kind, string[]> {
  const found = { cards: new Set<string>(), segments: new Set<string>() }
  visit(query, 0, (kind, id) => found[kind].add(id))
  return { cards: [...found.cards], segments: [...found.segments] }
}

/** A copy of the query with numbers in place of the entity ids that are known. */
export function replaceEntityIds(
  query: Record<string, unknown>,
  ids: Record<Kind, ReadonlyMap<string, number>>,
): Record<string, unknown> {
  const copy = (node: unknown, depth: number): unknown => {
    if (depth > DEEPEST || (!isList(node) && !isMap(node))) return node
    if (isList(node)) {
      const list = node.map((item) => copy(item, depth + 1))
      const named = namedInClause(node)
      if (named) list[named.at] = ids[named.kind].get(named.id) ?? named.id
      return list
    }
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => {
        const isCard = typeof value === 'string' && isSourceCard(key, value)
        return [key, isCard ? (ids.cards.get(value) ?? value) : copy(value, depth + 1)]
      }),
    )
  }
  return Object.fromEntries(Object.entries(query).map(([key, value]) => [key, copy(value, 1)]))
}

function visit(node: unknown, depth: number, found: (kind: Kind, entityId: string) => void): void {
  if (typeof node !== 'object' || node === null || depth > DEEPEST) return
  if (isList(node)) {
    const named = namedInClause(node)
    if (named) found(named.kind, named.id)
    for (const item of node) visit(item, depth + 1, found)
  } else {
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'string') {
        if (isSourceCard(key, value)) found('cards', value)
      } else visit(value, depth + 1, found)
    }
  }
}

function isSourceCard(key: string, value: string): boolean {
  return value.length === 21 && ENTITY_ID.test(value) && token(key) === 'source-card'
}

/** `["metric", id]` and `["segment", {}, id]`. */
function namedInClause(clause: readonly unknown[]): { kind: Kind; id: string; at: number } | undefined {
  const [op] = clause
  if (typeof op !== 'string' || op.length > 7) return undefined
  const name = token(op)
  const kind = name === 'metric' ? 'cards' : name === 'segment' ? 'segments' : undefined
  const at = isMap(clause[1]) ? 2 : 1
  const id = clause[at]
  return kind !== undefined && typeof id === 'string' && ENTITY_ID.test(id) ? { kind, id, at } : undefined
}
