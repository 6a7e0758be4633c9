/** What rules are made of is changed by administrators only: people could loosen the rule that they are under. */
import { forbidden } from '@querent/contract'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { Repositories } from '../../../store/index.ts'
import { leadsTo, type Saved } from '../../shared/content-circle.ts'

/**
 * To be asked before the query of a question, or a snippet, changes. @throws {ApiError} 403 when a rule is made of it,
 * directly or through other questions and snippets, and the user is not an administrator.
 */
export async function requireRuler(
  repositories: Pick<Repositories, 'accessRules' | 'queryMetadata'>,
  user: CurrentUser,
  saved: Saved,
): Promise<void> {
  if (user.is_superuser) return
  const rules = await repositories.accessRules.sandboxes()
  const cards = [...new Set(rules.flatMap(({ card_id }) => card_id ?? []))]
  if (cards.length === 0) return
  if (!(await leadsTo(repositories, { cards, snippets: [], snippetNames: [] }, saved))) return
  throw forbidden('A row rule depends on this. Only administrators can change it.')
}
