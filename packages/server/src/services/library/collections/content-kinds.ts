/**
 * Which kinds of content lie in each collection, and below it (`here` and `below`; contract: collections, section 2).
 */
import type { CollectionRow, ContentCount } from '../../../store/index.ts'
import { MODEL_OF_TYPE } from './item-records.ts'
import type { CollectionTree } from './tree.ts'

interface ContentKinds {
  here(id: number): string[]
  below(id: number): string[]
}

/** Only `shown` collections count; each adds to all its ancestors. */
export function contentKinds(
  tree: CollectionTree,
  counts: readonly ContentCount[],
  shown: (row: CollectionRow) => boolean,
): ContentKinds {
  const here = new Map<number, Set<string>>()
  const below = new Map<number, Set<string>>()
  const add = (to: Map<number, Set<string>>, id: number, kind: string) =>
    to.set(id, (to.get(id) ?? new Set()).add(kind))
  for (const { collection_id, type } of counts) {
    const row = collection_id === null ? undefined : tree.find(collection_id)
    if (row === undefined || !shown(row)) continue
    const kind = MODEL_OF_TYPE[type]
    add(here, row.id, kind)
    for (const ancestor of tree.ancestors(row)) add(below, ancestor.id, kind)
  }
  return { here: (id) => [...(here.get(id) ?? [])], below: (id) => [...(below.get(id) ?? [])] }
}
