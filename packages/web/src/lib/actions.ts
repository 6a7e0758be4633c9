/** What can be done here and now: one list that feeds the palette, menus, the shortcut sheet and the keyboard. */
import { createStore } from 'zustand/vanilla'

export interface Action {
  /** Unique, e.g. `question.save`. */
  id: string
  label: string
  /** Name of an icon of the kit. */
  icon?: string
  /** Heading in the palette and the shortcut sheet. */
  section: string
  /** Such as `mod+s` or `g h`. */
  keys?: string
  /** Of every page: actions of the page that is shown come first, and have the keys. */
  isEverywhere?: boolean
  /** Shown in the shortcut sheet only. */
  isHidden?: boolean
  run(): void
}

interface Registered {
  /** By who registered them; what came later counts more. */
  lists: ReadonlyMap<object, readonly Action[]>
}

const store = createStore<Registered>(() => ({ lists: new Map() }))

export const actionStore = store

/** Adds actions until the returned function is called. */
export function registerActions(actions: readonly Action[]): () => void {
  const key = {}
  store.setState(({ lists }) => ({ lists: new Map(lists).set(key, actions) }))
  return () =>
    store.setState(({ lists }) => {
      const rest = new Map(lists)
      rest.delete(key)
      return { lists: rest }
    })
}

/**
 * All actions of now, those of the page before those of every page; of two with the same id or keys the first, of two of the
 * page the one registered last.
 */
export function allActions(lists = store.getState().lists): Action[] {
  const found: Action[] = []
  const ids = new Set<string>()
  const keys = new Set<string>()
  const latest = [...lists.values()].reverse().flat()
  const ofPage = latest.filter(({ isEverywhere }) => isEverywhere !== true)
  const ofAll = latest.filter(({ isEverywhere }) => isEverywhere === true)
  for (const action of [...ofPage, ...ofAll]) {
    if (ids.has(action.id) || (action.keys !== undefined && keys.has(action.keys))) continue
    ids.add(action.id)
    if (action.keys !== undefined) keys.add(action.keys)
    found.push(action)
  }
  return found
}
