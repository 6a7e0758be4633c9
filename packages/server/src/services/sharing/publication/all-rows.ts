/**
 * Guests see all rows of what is shared with them, and change them by actions. So whoever is under a rule, and sees only some of them, does not choose
 * what that is: a query of theirs would show guests what it hides from them (contract: sharing, section 2.2).
 */
import { forbidden } from '@querent/contract'
import { referencedIds } from '@querent/query'
import { canSeeAllRows } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { ActionRow, DashboardRow, Store } from '../../../store/index.ts'

const REFUSAL =
  'Guests see every row of this, but a row rule hides some from you: ask somebody who sees all rows to make the change.'

const REFUSED_ACTION =
  'Guests use this on every row, but a row rule hides some from you: ask somebody who sees all rows to make the change.'

/** @throws {ApiError} 403 for a dashboard that guests see. */
export function requireAllRows(
  user: CurrentUser,
  dashboard: Pick<DashboardRow, 'public_uuid' | 'enable_embedding'>,
): void {
  const isOpen = dashboard.public_uuid !== null || dashboard.enable_embedding
  if (isOpen && !canSeeAllRows(user)) throw forbidden(REFUSAL)
}

/**
 * Looks at what is shared only for those who are under a rule: a statement for each level of cards that read others.
 * @throws {ApiError} 403 for a card that guests see, by itself, on a dashboard, or through a card that reads it.
 */
export async function requireAllRowsOfCard(
  { cards, dashboardCards, queryMetadata }: Pick<Store, 'cards' | 'dashboardCards' | 'queryMetadata'>,
  user: CurrentUser,
  id: number,
): Promise<void> {
  if (canSeeAllRows(user)) return
  const [own, standing] = await Promise.all([cards.idsOfShared(), dashboardCards.cardsOfShared()])
  const seen = new Set<number>()
  let reached = [...new Set([...own, ...standing])]
  while (reached.length > 0) {
    if (reached.includes(id)) throw forbidden(REFUSAL)
    for (const one of reached) seen.add(one)
    const rows = await queryMetadata.cards(reached)
    const below = rows.flatMap((row) => referencedIds(row.dataset_query).cards)
    reached = [...new Set(below)].filter((one) => !seen.has(one))
  }
}

/** @throws {ApiError} 403 for an action that guests carry out, by its link or on a dashboard. */
export async function requireAllRowsOfAction(
  { dashboardCards }: Pick<Store, 'dashboardCards'>,
  user: CurrentUser,
  { id, public_uuid }: Pick<ActionRow, 'id' | 'public_uuid'>,
): Promise<void> {
  if (canSeeAllRows(user)) return
  if (public_uuid !== null || (await dashboardCards.actionsOfShared()).includes(id)) throw forbidden(REFUSED_ACTION)
}
