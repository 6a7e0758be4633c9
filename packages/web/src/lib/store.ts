/** The state of an open editor: what is stored, what it has become, and the way back and forth. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { sameJson } from './same-json.ts'

interface Step<T> {
  /** What the edit did, in the reader's language. */
  label: string
  /** The draft before the edit in `past`, after it in `future`. */
  draft: T
}

interface EditorState<T> {
  readonly base: T
  readonly draft: T
  /** The last step at the end. */
  readonly past: readonly Step<T>[]
  /** The next step at the end. */
  readonly future: readonly Step<T>[]
  /**
   * Replaces the draft by what `recipe` makes of it. Edits in a row with the same `mergeKey`, each within 800 ms of the
   * one before, are one step. An edit that changes nothing is none.
   */
  edit(label: string, recipe: (draft: T) => T, mergeKey?: string): void
  undo(): void
  redo(): void
  /** What is stored has changed: an untouched draft follows, another stays as it is. */
  rebase(base: T): void
  isDirty(): boolean
}

export type Editor<T> = StoreApi<EditorState<T>>

const MOST_STEPS = 200
const MERGE_MS = 800

/** An editor of plain data. `now` is in milliseconds. */
export function createEditor<T>(base: T, now: () => number = Date.now): Editor<T> {
  let last: { key: string; at: number } | null = null

  return createStore<EditorState<T>>((set, get) => ({
    base,
    draft: base,
    past: [],
    future: [],

    edit(label, recipe, mergeKey) {
      const { draft, past } = get()
      const next = recipe(draft)
      if (sameJson(next, draft)) return
      const at = now()
      const isMerged = mergeKey !== undefined && last?.key === mergeKey && at - last.at <= MERGE_MS
      last = mergeKey === undefined ? null : { key: mergeKey, at }
      const before = isMerged ? past.at(-1) : undefined
      if (before === undefined) {
        set({ draft: next, past: [...past, { label, draft }].slice(-MOST_STEPS), future: [] })
      } else if (sameJson(before.draft, next)) {
        last = null
        set({ draft: next, past: past.slice(0, -1), future: [] })
      } else {
        set({ draft: next, future: [] })
      }
    },

    undo() {
      const { draft, past, future } = get()
      const step = past.at(-1)
      if (step === undefined) return
      last = null
      set({ draft: step.draft, past: past.slice(0, -1), future: [...future, { label: step.label, draft }] })
    },

    redo() {
      const { draft, past, future } = get()
      const step = future.at(-1)
      if (step === undefined) return
      last = null
      set({ draft: step.draft, past: [...past, { label: step.label, draft }], future: future.slice(0, -1) })
    },

    rebase(next) {
      const { draft, isDirty } = get()
      set({ base: next, draft: isDirty() ? draft : next })
    },

    isDirty() {
      const { base: stored, draft } = get()
      return !sameJson(draft, stored)
    },
  }))
}
