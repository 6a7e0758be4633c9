/** What a new question is made for, as its address says: `?dashboard=3&tab=5` or `?type=model`. */
import type { CardType } from '../../../api/card.ts'

export interface Purpose {
  /** What it is to become. */
  type?: CardType
  /** The dashboard that it is to stand on. */
  dashboard?: number
  /** The dashboard's tab; less than zero for one that is not saved. */
  tab?: number
}

const TYPES: readonly string[] = ['model', 'metric'] satisfies CardType[]

/** @param search of the address, as the router reads it */
export function readPurpose({ type, dashboard, tab }: Readonly<Record<string, unknown>>): Purpose {
  const [id, tabId] = [idOf(dashboard), idOf(tab)]
  return {
    ...(TYPES.includes(String(type)) && { type: type as CardType }),
    ...(id !== null && id > 0 && { dashboard: id, ...(tabId !== null && { tab: tabId }) }),
  }
}

/** The path of a new question, for this purpose. */
export function forPurpose(path: string, purpose: Purpose): string {
  const search = new URLSearchParams(Object.entries(purpose).map(([key, value]) => [key, String(value)])).toString()
  if (search === '') return path
  const [before = '', ...hash] = path.split('#')
  return [`${before}?${search}`, ...hash].join('#')
}

function idOf(value: unknown): number | null {
  return /^-?\d{1,9}$/.test(String(value)) ? Number(value) : null
}
