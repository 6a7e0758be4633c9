/** Work of a user that outlives the page in this browser, and the end of a visit. */
import { drafts } from '../drafts/index.ts'
import { drop, read } from '../use-kept.ts'

/** Runs of SQL. */
export const historyKey = (user: number) => `sql-history-${user}`

/** Kept as `off` where drafts and the history of SQL go at sign-out. */
export const keepsDraftsKey = (user: number) => `keep-drafts-${user}`

/** After a sign-out: removes what must not outlive it, which on a shared device is all work of the user. */
export async function endVisit(user: number | undefined): Promise<void> {
  try {
    // What pictures keep there has names of values.
    sessionStorage.clear()
  } catch {
    // A browser without storage has kept nothing.
  }
  if (user === undefined || read(keepsDraftsKey(user)) !== 'off') return
  drop(historyKey(user))
  await drafts.leave(user)
}
