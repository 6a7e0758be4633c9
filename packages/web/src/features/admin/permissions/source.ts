/** What a board of rights is made of: one of data, of collections, of the application. */
import type { Group, RowRule } from '../../../api/permissions.ts'
import type { Kind, Place, Rights, Setting, Level } from './model/types.ts'

export interface Source<S> {
  id: 'data' | 'collections' | 'application'
  /** What the rows are. */
  corner: string
  /** Where pending settings are kept; by `id` when left out. */
  keptAs?: string
  groups: readonly Group[]
  places: readonly Place[]
  kinds: readonly Kind[]
  rights: Rights<S>
  base: S
  revision: number
  rules?: readonly RowRule[]
  /** Levels that a cell can have in a state, none with a reason. */
  levelsOf(state: S, group: number, place: string, kind: Kind): readonly Level[] | string
  /** Makes the server's state `draft`, which `settings` made of `base`. */
  save(base: { state: S; revision: number }, draft: S, settings: readonly Setting[]): Promise<unknown>
  /** Reads anew what the server has. */
  reload(): Promise<{ state: S; revision: number }>
}

export const ADMINISTRATORS = 2
export const ALL_USERS = 1

/** Administrators, all users, then the others by their names. */
export function sortGroups(groups: readonly Group[]): Group[] {
  const rank = ({ id }: Group) => (id === ADMINISTRATORS ? 0 : id === ALL_USERS ? 1 : 2)
  return groups.toSorted((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name))
}
