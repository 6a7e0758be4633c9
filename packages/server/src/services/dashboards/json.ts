/** A dashboard as JSON text. */
import type { CurrentUser } from '../../permissions/current-user.ts'
import { visibleTo } from '../../permissions/statistics.ts'

interface WithCards {
  dashcards: readonly object[]
  ordered_cards: readonly object[]
}

/**
 * What stands on a dashboard is nearly all of it and has two names: it is looked through for what the user may not know,
 * and made into text, once.
 */
export function dashboardJson(user: CurrentUser, { dashcards, ordered_cards: _older, ...rest }: WithCards): string {
  const cards = JSON.stringify(visibleTo(user, dashcards))
  return `${JSON.stringify(visibleTo(user, rest)).slice(0, -1)},"dashcards":${cards},"ordered_cards":${cards}}`
}
