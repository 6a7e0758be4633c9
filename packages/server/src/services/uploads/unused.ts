/**
 * Uploads that nobody uses: their owners are warned, and later they are deleted. Off until an administrator says after how many
 * days. Tested by test/contract/upload-management.test.ts.
 */
import { messageOf } from '../../observe/message-of.ts'
import { wordsIn } from '../../delivery/index.ts'
import { taskName, type Task } from '../../jobs/index.ts'
import type { UploadedTable } from '../../store/index.ts'
import type { Deps } from '../deps.ts'
import type { NoticeService } from '../people/notices/index.ts'
import { daysAfter, endAfter, lastUse, latest } from './use.ts'

const UNUSED = taskName('uploads.unused')
const NIGHTLY = '0 40 3 * * ? *'

interface UnusedDeps extends Pick<Deps, 'store' | 'change' | 'settings' | 'jobs' | 'now' | 'observe'> {
  notices: Pick<NoticeService, 'sendUploadEnds'>
  removeUnused(id: number): Promise<void>
}

export function unusedUploads({ store, change, settings, jobs, now, observe, notices, removeUnused }: UnusedDeps) {
  const begin = () => jobs.schedule(UNUSED, {}, { cron: NIGHTLY, timeZone: 'UTC' })

  async function run(_payload: object, signal: AbortSignal): Promise<void> {
    const days = (await settings.current()).get('uploads-unused-days')
    const tables = await store.uploads.list()
    const logged = await store.queryLog.lastUseOfTables(tables.map(({ id }) => id))
    for (const table of tables) {
      signal.throwIfAborted()
      // Without a file it was uploaded by another program.
      if (table.uploaded_at === null) continue
      try {
        await look(table, lastUse(table, logged), days)
      } catch (error) {
        observe({ type: 'background.failed', task: `upload ${table.id}`, error: messageOf(error) })
      }
    }
  }

  async function look(table: UploadedTable, last_used_at: string | null, days: number | null): Promise<void> {
    const time = new Date(now()).toISOString()
    const lastTouched = latest([last_used_at, table.rows_changed_at, table.uploaded_at]) ?? time
    const isUnused = days !== null && daysAfter(lastTouched, days) <= time
    const isWarned = isUnused && table.warned_at !== null && table.warned_at >= lastTouched
    if (isWarned && endAfter(table.warned_at ?? time) <= time) return removeUnused(table.id)
    const warned_at = isUnused ? (isWarned ? table.warned_at : time) : null
    if (warned_at === table.warned_at && last_used_at === table.last_used_at) return
    await change.bySystem(({ repositories }) => repositories.uploads.putUse(table.id, { last_used_at, warned_at }))
    if (isUnused && !isWarned) await warn(table, endAfter(time))
  }

  async function warn({ id, display_name, creator_id }: UploadedTable, end: string): Promise<void> {
    const [owner, current] = await Promise.all([store.users.find(creator_id ?? 0), settings.current()])
    if (owner?.is_active !== true) return
    const say = await wordsIn(owner.locale ?? current.get('site-locale'))
    await notices.sendUploadEnds(owner.email, { say, table: display_name, id, end })
  }

  const task: Task = { name: UNUSED, concurrency: 1, tries: 3, begin, run }
  return { task }
}
