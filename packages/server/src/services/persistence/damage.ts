/** Files of copies that have other bytes than were written: DuckDB notices it when it reads them, and the copy is filled again. */
import { fileState, isWhole } from '../../copies/index.ts'
import type { Deps } from '../deps.ts'
import { REFRESH } from './tasks.ts'

/** A copy may fail for other reasons again and again, and reading a whole file takes a while. */
const CHECK_EVERY_MS = 10 * 60_000

type DamageDeps = Pick<Deps, 'store' | 'jobs' | 'config' | 'observe' | 'now'>

/** @returns what looks at the file of a copy that did not answer here, by the id of its row. */
export function copyDamage({ store, jobs, config, observe, now }: DamageDeps) {
  /** When each was looked at. */
  const checked = new Map<number, number>()

  return async (id: number): Promise<void> => {
    const time = now()
    if (time - (checked.get(id) ?? -Infinity) < CHECK_EVERY_MS) return
    checked.set(id, time)
    const copies = await store.persistence.currentCopies()
    const version = copies.find(({ persistence_id }) => persistence_id === id)
    if (version === undefined || version.sha256 === null) return
    const key = { copyId: id, version: version.id }
    // One that is not here may be on another machine.
    if ((await fileState(config.dataDir, key, null)) === 'missing') return
    if (await isWhole(config.dataDir, key, version.sha256)) return
    observe({ type: 'background.failed', task: `copy ${id}`, error: 'The file is damaged. It is filled again.' })
    await jobs.enqueue(REFRESH, { id })
  }
}
