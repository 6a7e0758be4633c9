/** Which rows of the matrix are shown, in their order. */
import type { Place } from './types.ts'

export interface Row extends Place {
  /** 0 at the top. */
  depth: number
  hasChildren: boolean
  isOpen: boolean
}

interface Shown {
  /** Children after their parents, in the order shown. */
  places: readonly Place[]
  open: ReadonlySet<string>
  /** Part of a name; empty for all. */
  text: string
  /** Rows that are worth showing beside the top ones; all when absent. */
  isDifferent?(place: Place): boolean
}

/** Rows that are unfolded; when something is looked for, what matches with all that it lies in. */
export function rowsOf({ places, open, text, isDifferent }: Shown): Row[] {
  const children = Map.groupBy(places, ({ parent }) => parent)
  const sought = text.trim().toLocaleLowerCase()
  const isLooking = sought !== '' || isDifferent !== undefined
  const wanted = isLooking ? wantedOf() : null
  const rows: Row[] = []

  const visit = (parent: string | null, depth: number): void => {
    for (const place of children.get(parent) ?? []) {
      if (wanted !== null && !wanted.has(place.id)) continue
      const below = children.get(place.id) ?? []
      const hasChildren = wanted === null ? below.length > 0 : below.some(({ id }) => wanted.has(id))
      const isOpen = hasChildren && (wanted !== null || open.has(place.id))
      rows.push({ ...place, depth, hasChildren, isOpen })
      if (isOpen) visit(place.id, depth + 1)
    }
  }
  visit(null, 0)
  return rows

  function wantedOf(): Set<string> {
    const byId = new Map(places.map((place) => [place.id, place]))
    const found = new Set<string>()
    for (const place of places) {
      const isNamed = sought === '' || place.label.toLocaleLowerCase().includes(sought)
      const isWorth = isDifferent === undefined || place.parent === null || isDifferent(place)
      if (!isNamed || !isWorth) continue
      for (let at: Place | undefined = place; at !== undefined; at = byId.get(at.parent ?? '')) found.add(at.id)
    }
    return found
  }
}

/** All that lies in a place, itself not. */
export function within(places: readonly Place[], id: string): string[] {
  const inside = new Set([id])
  // Children stand after their parents.
  for (const place of places) if (place.parent !== null && inside.has(place.parent)) inside.add(place.id)
  inside.delete(id)
  return [...inside]
}
