/** Row rules and roles that are sent beside the graph (contract: permissions, section 6). */
import type { ServerKind } from '../../../connections/index.ts'
import type { Impersonation, Repositories } from '../../../store/index.ts'
import { invalid } from '../graphs/index.ts'
import { putSandbox, type SandboxInput, type SandboxRecord } from '../sandboxes/index.ts'

export interface SentRules {
  sandboxes?: SandboxInput[] | null
  impersonations?: { group_id: number; db_id: number; attribute: string }[] | null
}

interface MadeRules {
  sandboxes?: SandboxRecord[]
  impersonations?: Impersonation[]
}

/** Makes the rules that were sent, and gives those of the kinds that were. */
export async function applyRules(
  repositories: Repositories,
  sent: SentRules,
  hasRoles: (database: ServerKind) => boolean,
): Promise<MadeRules> {
  const made: MadeRules = {}
  if (sent.sandboxes) {
    made.sandboxes = []
    for (const input of sent.sandboxes) made.sandboxes.push(await putSandbox(repositories, input))
  }
  if (sent.impersonations) {
    made.impersonations = []
    const groups = new Set(await repositories.groups.idsAmong(sent.impersonations.map(({ group_id }) => group_id)))
    const databases = new Map((await repositories.databases.list()).map((database) => [database.id, database]))
    for (const { group_id, db_id, attribute } of sent.impersonations) {
      if (!groups.has(group_id)) throw invalid(`there is no group ${group_id}`)
      const database = databases.get(db_id)
      if (database === undefined) throw invalid(`there is no database ${db_id}`)
      if (!hasRoles(database)) throw invalid(`queries of database ${db_id} cannot run in a role of the asker`)
      made.impersonations.push(
        await repositories.accessRules.putImpersonation({ group_id, db_id, attribute: attribute.trim() }),
      )
    }
  }
  return made
}

/** Rules that a change promises by its levels. */
export interface PromisedRules {
  groupId: number
  databaseId: number
  sandboxedTables: ReadonlySet<number>
  isImpersonated: boolean
}

/**
 * Belongs at the end of the change: data that is said to be under a rule is never open for want of one.
 * @throws {ApiError} 400 that names what has no rule.
 */
export async function requireRules(
  { accessRules }: Pick<Repositories, 'accessRules'>,
  promised: readonly PromisedRules[],
): Promise<void> {
  for (const { groupId, databaseId, sandboxedTables, isImpersonated } of promised) {
    if (sandboxedTables.size > 0) {
      const ruled = new Set((await accessRules.sandboxes([groupId])).map(({ table_id }) => table_id))
      const open = [...sandboxedTables].find((id) => !ruled.has(id))
      if (open !== undefined)
        throw invalid(`table ${open} is sandboxed for group ${groupId} without a rule in sandboxes`)
    }
    if (!isImpersonated) continue
    const roles = await accessRules.impersonations([groupId])
    if (!roles.some(({ db_id }) => db_id === databaseId)) {
      throw invalid(`database ${databaseId} is impersonated for group ${groupId} without a role in impersonations`)
    }
  }
}
