/** The order of the items of a collection (contract: collections, section 3). */
import type { Paging } from '@querent/contract'
import { firstSorted } from '../../shared/first-sorted.ts'
import type { Entry } from './item-records.ts'

export const MODEL_ORDER = [
  'dashboard',
  'pulse',
  'dataset',
  'metric',
  'card',
  'snippet',
  'collection',
  'timeline',
] as const

export interface Order {
  sortColumn?: 'name' | 'last_edited_at' | 'last_edited_by' | 'model'
  sortDirection?: 'asc' | 'desc'
  officialFirst?: boolean
}

interface Keyed<Some> {
  item: Some
  rank: number
  key: string | number
  name: string
}

/** A page of the items in order, or all. */
export function inOrder<Some extends Entry>(items: readonly Some[], query: Order, page?: Paging): Some[] {
  const { offset, limit } = page ?? { offset: 0, limit: items.length }
  const { sortColumn = 'name', sortDirection = 'asc', officialFirst = true } = query
  const sign = sortDirection === 'desc' ? -1 : 1
  // What is compared is made of each item once: thousands are compared many thousand times.
  const keyed = items.map((item): Keyed<Some> => {
    const name = item.name.toLowerCase()
    const rank = (officialFirst && item.authority_level !== 'official' ? 2 : 0) + Number(item.type !== null)
    return { item, rank, key: sortColumn === 'name' ? name : keyOf(sortColumn, item), name }
  })
  const first = firstSorted(
    keyed,
    offset + limit,
    (a, b) => a.rank - b.rank || sign * compare(a.key, b.key) || compare(a.name, b.name) || a.item.id - b.item.id,
  )
  return first.slice(offset).map(({ item }) => item)
}

function compare<Key extends string | number>(a: Key, b: Key): number {
  return a < b ? -1 : Number(a > b)
}

function keyOf(column: Exclude<Order['sortColumn'], 'name' | undefined>, item: Entry): string | number {
  if (column === 'model') return MODEL_ORDER.indexOf(item.model)
  const edit = 'last-edit-info' in item ? item['last-edit-info'] : undefined
  if (edit === undefined) return ''
  const text = column === 'last_edited_at' ? edit.timestamp : `${edit.last_name ?? ''} ${edit.first_name ?? ''}`
  return text.toLowerCase()
}
