import { isMap } from '@querent/contract'
import { invalid, isList, MAX_DEPTH } from './input.ts'

/** Keys that hold copies of clauses or no clauses at all. */
const SKIPPED: ReadonlySet<string> = new Set(['lib/metadata', 'lib/stage-metadata', 'template-tags'])
/** An argument list within a clause within a map: more levels of JSON than of clauses. */
const DEEPEST = MAX_DEPTH * 4

/** @throws {QueryError} `invalid-query` when two clauses have the same `lib/uuid`. */
export function requireUniqueIds(json: unknown, path: string): void {
  const seen = new Set<string>()
  const visit = (node: unknown, at: string, depth: number): void => {
    if (depth > DEEPEST) invalid(path, `The query is nested more than ${MAX_DEPTH} levels deep.`)
    if (isList(node)) {
      for (let index = 0; index < node.length; index++) {
        const item = node[index]
        if (typeof item === 'object' && item !== null) visit(item, `${at}[${index}]`, depth + 1)
      }
    } else if (isMap(node)) {
      const id = node['lib/uuid']
      if (typeof id === 'string') {
        if (seen.has(id)) invalid(at, `Two clauses have the id "${id}".`)
        seen.add(id)
      }
      for (const key of Object.keys(node)) {
        const item = node[key]
        if (typeof item === 'object' && item !== null && !SKIPPED.has(key)) visit(item, `${at}.${key}`, depth + 1)
      }
    }
  }
  visit(json, path, 0)
}
