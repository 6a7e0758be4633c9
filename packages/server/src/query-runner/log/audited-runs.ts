/** Entries of the audit log about queries: the same run by the same person within a moment is one entry that counts. */
import type { Actor, AuditNote } from '../../store/index.ts'
import type { QueryLogEntry } from './query-log.ts'

/** Different runs that wait at most, while the app database is away; those that came first stay. */
const KEPT_RUNS = 20_000

export type AuditedRun = readonly [AuditNote, Actor | undefined]

interface AuditedRuns {
  /** @param actor Who ran it: asked once for all runs that are one entry, as telling from where takes a while. */
  add(entry: QueryLogEntry, actor: (() => Actor) | undefined): void
  /** What was added since the last time. */
  take(): AuditedRun[]
  /** Takes back what could not be written. */
  giveBack(runs: readonly AuditedRun[]): void
}

export function auditedRuns(): AuditedRuns {
  let waiting = new Map<string, AuditedRun>()

  return {
    add(entry, actor) {
      const key = keyOf(entry, actor)
      const known = waiting.get(key)?.[0].details
      if (known !== undefined) {
        known['count'] = Number(known['count']) + 1
        known['rows'] = Number(known['rows']) + entry.result_rows
      } else if (waiting.size < KEPT_RUNS) waiting.set(key, [noteOf(entry), actor?.()])
    },
    take() {
      const runs = [...waiting.values()]
      waiting = new Map()
      return runs
    },
    giveBack(runs) {
      const later = this.take()
      for (const run of [...runs, ...later].slice(0, KEPT_RUNS)) waiting.set(String(waiting.size), run)
    },
  }
}

/** Visitors without a login are told apart by their addresses. */
function keyOf(entry: QueryLogEntry, actor: (() => Actor) | undefined): string {
  const { executor_id, card_id, dashboard_id, database_id, context, status } = entry
  const who = executor_id ?? actor?.().address ?? ''
  return `${who} ${card_id} ${dashboard_id} ${database_id} ${context} ${status}`
}

function noteOf({
  executor_id,
  card_id,
  dashboard_id,
  database_id,
  context,
  status,
  result_rows,
  is_native,
}: QueryLogEntry): AuditNote {
  const isCard = card_id !== null && card_id !== undefined
  const isFile = context?.endsWith('-download') === true && status === 'completed'
  return {
    action: isFile ? 'export.downloaded' : isCard ? 'card.queried' : 'query.run',
    ...(isCard ? { model: 'card', model_id: card_id } : { model: 'database', model_id: database_id ?? null }),
    model_name: null,
    ...(executor_id === undefined ? {} : { user_id: executor_id }),
    details: { context, status, database_id, dashboard_id, is_native, count: 1, rows: result_rows },
  }
}
