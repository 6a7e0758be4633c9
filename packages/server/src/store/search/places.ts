/**
 * What decides who may find a document, as one number: a collection, a database, or the tables of a database. So a right
 * is one look into one list.
 */

/** Ids end at 2³¹, and so do the numbers of a column: databases are fewer than a thousand million. */
const LOWEST_DATABASE = -1_000_000_000

/** @param id Null for the root. */
export function collectionPlace(id: number | null): number {
  return id ?? 0
}

export function databasePlace(id: number): number {
  return -id
}

export function tablesPlace(databaseId: number): number {
  return LOWEST_DATABASE - databaseId
}
