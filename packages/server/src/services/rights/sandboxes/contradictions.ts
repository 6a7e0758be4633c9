/**
 * Rules that hold for one person at once and cannot be combined. Whoever brings them together is refused, by whatever it is:
 * a rule, a group that somebody joins, one that somebody leaves and that saw the table without a rule, its end, what the
 * graph says of it, or the end of being an administrator. So nobody who asks for data is the first to notice; the data would
 * be refused.
 */
import { badRequest } from '@querent/contract'
import { combineRights, loadGroupRights } from '../../../permissions/rights/index.ts'
import type { Repositories } from '../../../store/index.ts'

export interface Contradiction {
  userId: number
  tableId: number
  /** Names the person, the groups and the table. */
  text: string
}

/**
 * Makes a part of a change; others of people, groups and rules wait until the whole ends.
 * @throws {ApiError} 400 for the first contradiction that the change makes. Those that were there before are not asked
 * about: else nobody could resolve one of several.
 */
export async function refusingContradictions<T>(repositories: Repositories, change: () => Promise<T>): Promise<T> {
  const { result, made } = await noticingContradictions(repositories, change)
  if (made[0] !== undefined) throw badRequest(made[0].text)
  return result
}

/** The same for changes that nobody is asked about: tells what they make. */
export async function noticingContradictions<T>(
  repositories: Repositories,
  change: () => Promise<T>,
): Promise<{ result: T; made: Contradiction[] }> {
  await repositories.users.lock()
  const before = await findContradictions(repositories)
  const result = await change()
  const after = await findContradictions(repositories)
  const isKnown = ({ userId, tableId }: Contradiction) =>
    before.some((one) => one.userId === userId && one.tableId === tableId)
  return { result, made: after.filter((one) => !isKnown(one)) }
}

/** One statement where no two rules of a person are about the same table, else seven. */
async function findContradictions(repositories: Repositories): Promise<Contradiction[]> {
  const overlapping = await repositories.accessRules.overlappingSandboxes()
  if (overlapping.length === 0) return []
  const userIds = [...new Set(overlapping.map(({ user_id }) => user_id))]
  const users = new Map((await repositories.users.findMany(userIds)).map((user) => [user.id, user]))
  const tableIds = [...new Set(overlapping.map(({ table_id }) => table_id))]
  const tables = new Map((await repositories.tables.findMany(tableIds)).map((table) => [table.id, table]))
  const memberships = await repositories.groups.membershipsOf(userIds)
  const groups = await loadGroupRights(repositories, [...new Set(memberships.map(({ group_id }) => group_id))])
  const rightsOf = new Map(
    [...Map.groupBy(memberships, ({ user_id }) => user_id)].map(([userId, own]) => [
      userId,
      combineRights(own.flatMap(({ group_id }) => groups.get(group_id) ?? [])),
    ]),
  )
  return overlapping.flatMap(({ user_id, table_id }) => {
    const [user, table] = [users.get(user_id), tables.get(table_id)]
    if (user === undefined || table === undefined || user.is_superuser) return []
    const rules = rightsOf.get(user_id)?.sandboxes(table.db_id, table_id) ?? []
    if (rules.length < 2 || rules.every(({ card_id }) => card_id === null)) return []
    const ids = rules.map(({ group_id }) => group_id).join(' and ')
    const text =
      `${user.email} would have rules of the groups ${ids} for the table ${table.name}. One of them is a question: ` +
      'such rules cannot be combined.'
    return [{ userId: user_id, tableId: table_id, text }]
  })
}
