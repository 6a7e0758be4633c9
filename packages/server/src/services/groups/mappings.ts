/** Settings that map groups of a directory or of a single sign-on to groups of ours. */
import { isMap } from '@querent/contract'
import type { Repositories } from '../../store/index.ts'

/** Takes a group that is gone out of all mappings: its id must not wait there for a later sign-in. */
export async function forgetGroup(repositories: Repositories, groupId: number): Promise<void> {
  const changes = (await repositories.settings.list()).flatMap((setting) => {
    if (!setting.key.endsWith('-group-mappings') || !setting.isReadable || !isMap(setting.value)) return []
    const mappings = Object.entries(setting.value).map(([name, ids]) => [name, without(ids, groupId)])
    return [{ key: setting.key, value: Object.fromEntries(mappings) }]
  })
  await repositories.settings.write(changes)
}

function without(ids: unknown, groupId: number): unknown {
  return Array.isArray(ids) ? ids.filter((id) => id !== groupId) : ids
}
