/**
 * Rules that hold for one person at once and cannot be combined. They are refused when they come together, by a rule or by a
 * membership, so that nobody who asks for data is the first to notice.
 */
import { badRequest } from '@querent/contract'
import { combineRights, loadGroupRights } from '../../../permissions/rights/index.ts'
import type { Repositories } from '../../../store/index.ts'

/**
 * Belongs into the transaction of the change, after it.
 * @throws {ApiError} 400 that names the person, the table and the groups.
 */
export async function requireNoContradiction(repositories: Repositories): Promise<void> {
  for (const { user_id, table_id } of await repositories.accessRules.overlappingSandboxes()) {
    const groupIds = (await repositories.groups.membershipsOf([user_id])).map(({ group_id }) => group_id)
    const groups = [...(await loadGroupRights(repositories, groupIds)).values()]
    const table = await repositories.tables.find(table_id)
    const user = await repositories.users.find(user_id)
    if (table === undefined || user === undefined || user.is_superuser) continue
    const rules = combineRights(groups).sandboxes(table.db_id, table_id)
    if (rules.length < 2) continue
    const ids = rules.map(({ group_id }) => group_id).join(' and ')
    throw badRequest(
      `${user.email} would have rules of the groups ${ids} for the table ${table.name}, of which one is a question: ` +
        'such rules cannot be combined.',
    )
  }
}
