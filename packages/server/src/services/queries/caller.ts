import type { CurrentUser } from '../../permissions/current-user.ts'

/** Who runs saved content: somebody who is logged in, or a guest who was let in to it. */
export type Caller = { user: CurrentUser; way?: undefined } | { user: null; way: 'public' | 'embedded' }

/** What the query log calls a run, e.g. `question`, or `public-csv-download` for a guest. */
export function contextOf({ way }: Caller, context: string): string {
  return way === undefined ? context : `${way}-${context}`
}
