/** Order and texts of what lies in a collection. */
import type { CollectionItem } from '../../api/collection.ts'
import { locale, t } from '../../i18n/t.ts'
import { wordOfKind } from '../../models/items/item/index.ts'

const SORTS = ['name', 'kind', 'edited', 'owner'] as const
export type SortColumn = (typeof SORTS)[number]

export interface Sort {
  column: SortColumn
  isDescending: boolean
}

/** The order that an address tells, by name where it tells none. `-edited` is the latest first. */
export function readSort(text: unknown): Sort {
  const written = typeof text === 'string' ? text : ''
  const column = SORTS.find((name) => name === written.replace(/^-/, ''))
  return column === undefined
    ? { column: 'name', isDescending: false }
    : { column, isDescending: written.startsWith('-') }
}

/** What an address says of an order; nothing of the order by name. */
export function writeSort({ column, isDescending }: Sort): string | undefined {
  const text = `${isDescending ? '-' : ''}${column}`
  return text === 'name' ? undefined : text
}

/** The order after a press on a column's head: times begin with the latest. */
export function nextSort(sort: Sort, column: SortColumn): Sort {
  if (sort.column !== column) return { column, isDescending: column === 'edited' }
  return { column, isDescending: !sort.isDescending }
}

/** Who changed it last, or an empty text. */
export function ownerOf(item: CollectionItem): string {
  const edit = item['last-edit-info']
  return edit === undefined ? '' : [edit.first_name, edit.last_name].filter(Boolean).join(' ') || (edit.email ?? '')
}

/** Collections come first, official ones before others; then by the column, then by name. What has no value is last. */
export function sortItems(items: readonly CollectionItem[], { column, isDescending }: Sort): CollectionItem[] {
  const { compare } = new Intl.Collator(locale(), { sensitivity: 'base', numeric: true })
  const valueOf = (item: CollectionItem): string => {
    if (column === 'kind') return wordOfKind(item.model)
    if (column === 'edited') return item['last-edit-info']?.timestamp ?? ''
    return column === 'owner' ? ownerOf(item) : item.name
  }
  const rank = (item: CollectionItem) => (item.model !== 'collection' ? 2 : item.authority_level === 'official' ? 0 : 1)
  return items.toSorted((a, b) => {
    if (rank(a) !== rank(b)) return rank(a) - rank(b)
    const [one, other] = [valueOf(a), valueOf(b)]
    if (one === other) return compare(a.name, b.name) || a.id - b.id
    if (one === '' || other === '') return one === '' ? 1 : -1
    return (isDescending ? -1 : 1) * compare(one, other) || compare(a.name, b.name)
  })
}

/** Pinned things in the order of their places, and the others. */
export function splitPinned(items: readonly CollectionItem[]): { pinned: CollectionItem[]; others: CollectionItem[] } {
  const { pinned = [], others = [] } = Object.groupBy(items, ({ collection_position: place }) =>
    place === null || place === undefined ? 'others' : 'pinned',
  )
  return { pinned: pinned.sort((a, b) => (a.collection_position ?? 0) - (b.collection_position ?? 0)), others }
}

const DAY_MS = 86_400_000

/** A moment as people say it: `3 hours ago` within a day, `Tuesday` within a week, else the date. */
export function agoText(timestamp: string, now = Date.now()): string {
  const time = Date.parse(timestamp)
  const age = now - time
  const relative = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' })
  if (age < 60_000) return t('just now')
  if (age < 3_600_000) return relative.format(-Math.floor(age / 60_000), 'minute')
  if (age < DAY_MS) return relative.format(-Math.floor(age / 3_600_000), 'hour')
  if (age < 7 * DAY_MS) return relative.format(-Math.floor(age / DAY_MS), 'day')
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear()
  return new Intl.DateTimeFormat(locale(), {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(time)
}

/** The key that a bookmark of the item has: models and metrics are cards there. */
export const markOf = ({ model, id }: { model: string; id: number }) =>
  `${model === 'dashboard' || model === 'collection' ? model : 'card'}-${id}`
