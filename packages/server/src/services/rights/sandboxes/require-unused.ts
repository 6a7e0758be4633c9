/** A question that is a rule stays: without it nothing would say what people of its group may see. */
import { badRequest } from '@querent/contract'
import type { Repositories } from '../../../store/index.ts'

/** To be asked before questions are deleted. @throws {ApiError} 400 that names the rule of the first that is one. */
export async function requireUnused(
  { accessRules }: Pick<Repositories, 'accessRules'>,
  cardIds: readonly number[],
): Promise<void> {
  const [rule] = await accessRules.sandboxesOfCards(cardIds)
  if (rule === undefined) return
  throw badRequest(
    `Question ${rule.card_id} says what group ${rule.group_id} may see of table ${rule.table_id}, and cannot be deleted ` +
      `before that rule (/api/mt/gtap/${rule.id}).`,
  )
}
