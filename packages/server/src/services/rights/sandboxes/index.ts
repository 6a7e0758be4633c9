/**
 * Row and column rules: what people of a group see of a table (contract: permissions, section 6). What they do to queries is
 * in `query-runner/sandbox-policies.ts`. Tested by test/contract/sandboxes.test.ts.
 */
import { notFound } from '@querent/contract'
import { requireSuperuser } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { Sandbox } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import { refusingContradictions } from './contradictions.ts'
import { putSandbox, requireKeepable, type SandboxInput, type SandboxRecord } from './put-sandbox.ts'

export { noticingContradictions, refusingContradictions, type Contradiction } from './contradictions.ts'
export { requireRuler } from './require-ruler.ts'
export { requireUnused } from './require-unused.ts'
export { putSandbox, type SandboxInput, type SandboxRecord } from './put-sandbox.ts'

export function sandboxService({ store, change }: Pick<Deps, 'store' | 'change'>) {
  async function list(user: CurrentUser): Promise<SandboxRecord[]> {
    requireSuperuser(user)
    return (await store.accessRules.sandboxes()).map(recordOf)
  }

  /** The rule of a group for a table; undefined when there is none. */
  async function find(user: CurrentUser, groupId: number, tableId: number): Promise<SandboxRecord | undefined> {
    requireSuperuser(user)
    const rules = await store.accessRules.sandboxes([groupId])
    const rule = rules.find(({ table_id }) => table_id === tableId)
    return rule === undefined ? undefined : recordOf(rule)
  }

  async function get(user: CurrentUser, id: number): Promise<SandboxRecord> {
    requireSuperuser(user)
    const rule = await store.accessRules.findSandbox(id)
    if (rule === undefined) throw notFound()
    return recordOf(rule)
  }

  function put(user: CurrentUser, input: SandboxInput): Promise<SandboxRecord> {
    requireSuperuser(user)
    return change(user, ({ repositories }) =>
      refusingContradictions(repositories, () => putSandbox(repositories, input)),
    )
  }

  async function remove(user: CurrentUser, id: number): Promise<void> {
    await get(user, id)
    await store.accessRules.deleteSandboxes([id])
  }

  /** @throws {ApiError} 400 for a question that cannot be the rule of the table. */
  async function validate(user: CurrentUser, tableId: number, card_id: number): Promise<void> {
    requireSuperuser(user)
    await requireKeepable(store, tableId, { card_id, attribute_remappings: {} })
  }

  return { list, find, get, put, remove, validate }
}

function recordOf({ id, group_id, table_id, card_id, attribute_remappings }: Omit<Sandbox, 'db_id'>): SandboxRecord {
  return { id, group_id, table_id, card_id, attribute_remappings }
}
