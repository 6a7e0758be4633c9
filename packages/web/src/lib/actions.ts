/** What can be done here and now: one list that feeds the palette, menus, the shortcut sheet and the keyboard. */
import { createStore } from 'zustand/vanilla'

/** @template Icon names of icons; those who draw menus know which there are. */
export interface Action<Icon extends string = string> {
  /** Unique, e.g. `question.save`. */
  id: string
  /** Says of itself what it is about, since the palette lists actions of all kinds. */
  label: string
  /** The same in a menu of the thing that it is about, where that needs fewer words. */
  short?: string
  /** A second line in menus. */
  description?: string
  icon?: Icon
  /** Heading in the palette and the shortcut sheet. */
  section: string
  /** Such as `mod+s` or `g h`. */
  keys?: string
  /** Of every page: actions of the page that is shown come first, and have the keys. */
  isEverywhere?: boolean
  /** Shown in the shortcut sheet only. */
  isHidden?: boolean
  /** False where it cannot be done now, or not by this reader: nobody is offered it then. */
  isAllowed?: boolean
  /** Takes something away. */
  isDanger?: boolean
  run(): void
}

export const isOffered = ({ isAllowed }: Pick<Action, 'isAllowed'>): boolean => isAllowed !== false

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
