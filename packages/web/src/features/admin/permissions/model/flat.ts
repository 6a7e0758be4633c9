/** Rights that are one word for each group and place: of collections, and of the application. */
import type { Graph } from '../../../../api/permissions.ts'
import type { Rights, Setting } from './types.ts'

export type FlatState = Graph<string>['groups']

/** @param least The word of what is not listed. */
export function flatRights(least: string): Rights<FlatState> {
  return {
    read: (state, group, place) => ({ word: state[group]?.[place] ?? least, isInherited: false }),
    apply: (state, { group, place, word }) => ({ ...state, [group]: { ...state[group], [place]: word } }),
  }
}

/** The groups of a graph with only what differs. */
export function flatChange(base: FlatState, settings: readonly Setting[], least: string): FlatState {
  const change: Record<string, Record<string, string>> = {}
  for (const { group, place, word } of settings) {
    const entry = (change[group] ??= {})
    if ((base[group]?.[place] ?? least) === word) delete entry[place]
    else entry[place] = word
  }
  return Object.fromEntries(Object.entries(change).filter(([, entry]) => Object.keys(entry).length > 0))
}
