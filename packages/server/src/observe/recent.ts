/** The latest log lines in memory, for `GET /api/util/logs`. */
import { randomUUID } from 'node:crypto'
import type { Observe, ServerEvent } from './events.ts'

const LIMIT = 500
const processId = randomUUID()

export interface LogLine {
  timestamp: string
  level: string
  fqns: string
  msg: string
  exception: string[] | null
  process_uuid: string
}

interface Seen {
  at: number
  event: ServerEvent
}

/** Lines are written when somebody reads them: events come with every query. */
export function recentEvents(now: () => number): { observe: Observe; lines: () => LogLine[] } {
  const seen: Seen[] = []
  return {
    observe(event) {
      seen.push({ at: now(), event })
      if (seen.length > LIMIT) seen.shift()
    },
    /** Newest first. */
    lines: () => seen.map(lineOf).reverse(),
  }
}

function lineOf({ at, event }: Seen): LogLine {
  return {
    timestamp: new Date(at).toISOString(),
    level: event.type.endsWith('.failed') ? 'WARN' : 'INFO',
    fqns: `querent.${event.type}`,
    msg: JSON.stringify(event),
    exception: null,
    process_uuid: processId,
  }
}
