import type { DraftPlace } from '../../../lib/drafts/index.ts'

/** Where the draft of a dashboard is kept. */
export const placeOf = (user: number, id: number): DraftPlace => ({ user, resource: 'dashboard', id })
