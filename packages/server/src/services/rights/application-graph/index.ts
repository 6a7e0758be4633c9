/**
 * What groups may do with the server itself: change settings, watch it, make subscriptions, upload (contract: permissions,
 * section 6). Tested by test/contract/application-permissions.test.ts.
 */
import { badRequest } from '@querent/contract'
import { requireSuperuser } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { ADMINISTRATORS_ID, type ApplicationPermission } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import { addRevision, beginChange } from '../graphs/index.ts'

const GRAPH = 'application'
const PERMISSIONS: readonly ApplicationPermission[] = ['setting', 'monitoring', 'subscription', 'upload']

type Levels = Partial<Record<ApplicationPermission, 'yes' | 'no'>>

interface ApplicationUpdate {
  revision?: number
  groups: Record<string, Levels>
}

export function applicationGraphService({ store, change }: Pick<Deps, 'store' | 'change'>) {
  /** Groups that have at least one of the permissions. */
  async function get(user: CurrentUser) {
    requireSuperuser(user)
    const given = Map.groupBy(await store.accessRules.application(), ({ group_id }) => group_id)
    const entryOf = (held: ReadonlySet<ApplicationPermission>) =>
      Object.fromEntries(PERMISSIONS.map((permission) => [permission, held.has(permission) ? 'yes' : 'no']))
    const entries = [...given].map(
      ([id, rows]) => [id, entryOf(new Set(rows.map(({ permission }) => permission)))] as const,
    )
    return {
      revision: await store.permissionRevisions.current(GRAPH),
      groups: Object.fromEntries([...entries, [ADMINISTRATORS_ID, entryOf(new Set(PERMISSIONS))] as const]),
    }
  }

  /** @throws {ApiError} 409 when others changed it meanwhile, 400 for unknown groups and for administrators. */
  async function update(user: CurrentUser, sent: ApplicationUpdate) {
    requireSuperuser(user)
    await change(user, async (work) => {
      const { repositories } = work
      const started = { graph: GRAPH, sent, force: false }
      await beginChange(work, started)
      await addRevision(work, started)
      const groups = new Set(await repositories.groups.idsAmong(Object.keys(sent.groups).map(Number)))
      for (const [key, levels] of Object.entries(sent.groups)) {
        const groupId = Number(key)
        if (!groups.has(groupId)) throw badRequest(`There is no group ${key}.`)
        for (const permission of PERMISSIONS) {
          const level = levels[permission]
          if (level === undefined) continue
          if (groupId !== ADMINISTRATORS_ID) {
            await repositories.accessRules.putApplication(groupId, permission, level === 'yes')
          } else if (level === 'no') {
            throw badRequest('Administrators’ permissions cannot be changed.')
          }
        }
      }
    })
    return get(user)
  }

  return { get, update }
}
