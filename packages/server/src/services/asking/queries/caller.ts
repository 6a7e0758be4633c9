import type { CurrentUser } from '../../../permissions/current-user.ts'

/** Who runs saved content: somebody who is logged in, or a guest who was let in to it. */
export type Caller = { user: CurrentUser; way?: undefined } | { user: null; way: 'public' | 'embedded' }

/** Saved content with the caller who may see it. */
export interface CallerOf<Content> {
  caller: Caller
  content: Content
}

/** Saved content that is asked for: by its id when somebody is logged in, and as it was opened to a guest. */
export type Asked<Content> = { user: CurrentUser; id: number } | CallerOf<Content>

/** @param find Finds content that the user may see. @throws {ApiError} as `find` does. */
export async function openAsked<Content>(
  asked: Asked<Content>,
  find: (user: CurrentUser, id: number) => Promise<Content>,
): Promise<CallerOf<Content>> {
  return 'content' in asked ? asked : { caller: { user: asked.user }, content: await find(asked.user, asked.id) }
}

/** What the query log calls the runs of an alert and of a subscription. */
export type DeliveryContext = 'pulse' | 'dashboard-subscription'

/** What the query log calls a run, e.g. `question`, or `public-csv-download` for a guest. */
export function contextOf({ way }: Caller, context: string): string {
  return way === undefined ? context : `${way}-${context}`
}
