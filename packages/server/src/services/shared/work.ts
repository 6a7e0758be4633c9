/**
 * One change of what the server stores: all of it or nothing. A service that takes part in another's change takes its `Work`.
 * Prepare outside, write inside: what has to be read or compiled first is ready before the change begins. Inside, only the
 * work's repositories are asked: on SQLite, where one connection serves everybody, anything else would wait for the change to
 * end.
 */
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { Repositories, Store } from '../../store/index.ts'

/** A change under way. */
export interface Work {
  repositories: Repositories
  /** ISO-8601, the same for everything in the change. */
  time: string
}

/** A change under way that a user makes. */
export interface UserWork extends Work {
  user: CurrentUser
}

/** Makes a change; `run` may be called again when the app database asks to try once more. */
export interface Change {
  <T>(user: CurrentUser, run: (work: UserWork) => Promise<T>): Promise<T>
  /** Makes a change where no user is signed in: a sign-in, the set-up, background work. */
  bySystem: <T>(run: (work: Work) => Promise<T>) => Promise<T>
}

export function changing({ store, now }: { store: Pick<Store, 'transaction'>; now: () => number }): Change {
  const bySystem: Change['bySystem'] = (run) =>
    store.transaction((repositories) => run({ repositories, time: new Date(now()).toISOString() }))
  const byUser = <T>(user: CurrentUser, run: (work: UserWork) => Promise<T>) =>
    bySystem((work) => run({ ...work, user }))
  return Object.assign(byUser, { bySystem })
}
