/** The latest log lines in memory, for `GET /api/util/logs`. */
import { randomUUID } from 'node:crypto'
import type { Observe } from './events.ts'

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

export function recentEvents(now: () => number): { observe: Observe; lines: () => LogLine[] } {
  const lines: LogLine[] = []
  return {
    observe(event) {
      lines.unshift({
        timestamp: new Date(now()).toISOString(),
        level: event.type.endsWith('.failed') ? 'WARN' : 'INFO',
        fqns: `querent.${event.type}`,
        msg: JSON.stringify(event),
        exception: null,
        process_uuid: processId,
      })
      if (lines.length > LIMIT) lines.length = LIMIT
    },
    lines: () => [...lines],
  }
}
