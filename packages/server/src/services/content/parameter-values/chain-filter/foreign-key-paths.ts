/** Ways between tables over foreign keys, in both directions. Pure; proved by foreign-key-paths.test.ts. */

/** Rows of `tableId` name, in `fieldId`, a row of `targetTableId` by its `targetFieldId`. */
export interface ForeignKey {
  fieldId: number
  tableId: number
  targetFieldId: number
  targetTableId: number
}

/** One step: rows of `fromTable` belong to those of `toTable` that hold the same in these fields. */
export interface Hop {
  fromTable: number
  fromField: number
  toTable: number
  toField: number
}

/** The last step to each table that can be reached; the start is not in it. */
export type ReachedTables = ReadonlyMap<number, Hop>

/** Steps of the longest way. Further tables have little to say of each other, and joining them is slow. */
const MAX_HOPS = 5

/**
 * Shortest ways from a table to all others. Where several keys lead on, those that are followed to the table they point
 * to win over those that are followed back, and then older ones over newer ones.
 */
export function reachTables(start: number, keys: readonly ForeignKey[]): ReachedTables {
  const ordered = keys.toSorted((left, right) => left.fieldId - right.fieldId)
  const hopsFrom = Map.groupBy([...ordered.map(along), ...ordered.map(against)], (hop) => hop.fromTable)
  const reached = new Map<number, Hop>()
  let border = [start]
  for (let length = 0; length < MAX_HOPS && border.length > 0; length += 1) {
    const next: number[] = []
    for (const hop of border.flatMap((table) => hopsFrom.get(table) ?? [])) {
      if (hop.toTable === start || reached.has(hop.toTable)) continue
      reached.set(hop.toTable, hop)
      next.push(hop.toTable)
    }
    border = next
  }
  return reached
}

/** The steps that lead to all of the given tables, each once and after the one that it starts from. */
export function hopsTo(tables: Iterable<number>, reached: ReachedTables): Hop[] {
  const hops = new Set<Hop>()
  for (const table of tables) {
    const way: Hop[] = []
    for (let hop = reached.get(table); hop !== undefined; hop = reached.get(hop.fromTable)) way.unshift(hop)
    for (const hop of way) hops.add(hop)
  }
  return [...hops]
}

function along({ fieldId, tableId, targetFieldId, targetTableId }: ForeignKey): Hop {
  return { fromTable: tableId, fromField: fieldId, toTable: targetTableId, toField: targetFieldId }
}

function against({ fieldId, tableId, targetFieldId, targetTableId }: ForeignKey): Hop {
  return { fromTable: targetTableId, fromField: targetFieldId, toTable: tableId, toField: fieldId }
}
