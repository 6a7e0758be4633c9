/** What copies are good for, as the query log and the history of tasks have it. */
import type { CopyUses } from '@querent/contract'
import type { Deps } from '../deps.ts'
import { REFRESH } from './tasks.ts'

/** As `REFRESH` works on one. */
interface KeptId {
  id: number
}

/** Of each copy since a time, or since its first refresh after that. */
export async function copyUses(
  { persistence, taskHistory }: Pick<Deps['store'], 'persistence' | 'taskHistory'>,
  since: string,
): Promise<(copy: KeptId) => CopyUses> {
  const [answers, refreshes] = [await persistence.usesOfSets(since), await taskHistory.worked(REFRESH.kind, since)]
  const used = new Map<number, Pick<CopyUses, 'runs' | 'saved_ms' | 'last_used_at'>>()
  for (const { copy_ids, runs, saved_ms, last_used_at } of answers) {
    for (const id of copy_ids ?? []) {
      const before = used.get(id)
      const last = before?.last_used_at ?? last_used_at
      used.set(id, {
        runs: (before?.runs ?? 0) + Number(runs),
        saved_ms: (before?.saved_ms ?? 0) + Number(saved_ms ?? 0),
        last_used_at: last > last_used_at ? last : last_used_at,
      })
    }
  }
  return ({ id }) => {
    const work = refreshes.get(REFRESH.keyOf({ id }))
    const answered = used.get(id) ?? { runs: 0, saved_ms: 0, last_used_at: null }
    return { since: work?.first ?? since, ...answered, refreshes: work?.count ?? 0, refresh_ms: work?.ms ?? 0 }
  }
}
