/** Rights that are one level for each group and place: of collections, and of the application. */
import { emptyTable } from '@querent/contract/lookup/index.ts'
import type { Graph } from '../../../../api/permissions.ts'
import type { Rights, Setting } from './types.ts'

export type FlatState = Graph<string>['groups']

/** @param least The level of what is not listed. */
export function flatRights(least: string): Rights<FlatState> {
  return {
    read: (state, group, place) => ({ level: state[group]?.[place] ?? least, isInherited: false }),
    apply: (state, { group, place, level }) => ({ ...state, [group]: { ...state[group], [place]: level } }),
  }
}

/** The groups of a graph with only what differs. */
export function flatChange(base: FlatState, settings: readonly Setting[], least: string): FlatState {
  const change = emptyTable<Record<string, string>>()
  for (const { group, place, level } of settings) {
    const entry = (change[group] ??= {})
    if ((base[group]?.[place] ?? least) === level) delete entry[place]
    else entry[place] = level
  }
  return Object.fromEntries(Object.entries(change).filter(([, entry]) => Object.keys(entry).length > 0))
}
