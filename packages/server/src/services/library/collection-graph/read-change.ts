/** Reads what a client sends as a change of the graph (contract: collections, section 4). */
import { isMap } from '@querent/contract'
import type { CollectionPermission } from '../../../store/index.ts'
import { idOf, invalid } from '../../rights/graphs/index.ts'

/** By group, and by collection; null takes the permission away. */
export type CollectionGraphChange = ReadonlyMap<number, ReadonlyMap<number | 'root', CollectionPermission | null>>

/** @throws {ApiError} 400 that names the place. */
export function readGraphChange(groups: Readonly<Record<string, unknown>>): CollectionGraphChange {
  const change = new Map<number, ReadonlyMap<number | 'root', CollectionPermission | null>>()
  for (const [groupKey, entries] of Object.entries(groups)) {
    if (entries === null) continue
    const path = `groups.${groupKey}`
    const group = idOf(groupKey, 'groups')
    if (!isMap(entries)) throw invalid(`${path} has to be an object`)
    const words = Object.entries(entries).map(
      ([key, word]) => [key === 'root' ? key : idOf(key, path), permissionOf(word, `${path}.${key}`)] as const,
    )
    change.set(group, new Map(words))
  }
  return change
}

function permissionOf(word: unknown, path: string): CollectionPermission | null {
  if (word === 'read' || word === 'write') return word
  if (word === 'none') return null
  throw invalid(`${path} has to be one of none, read, write`)
}
