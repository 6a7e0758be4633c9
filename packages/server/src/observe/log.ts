/** Structured log lines on standard output. Events carry no secrets; what a library logs is redacted here. */
import { pino, type Logger } from 'pino'
import type { LogLevel } from '../config.ts'
import type { Observe, ServerEvent } from './events.ts'

export function createLogger(level: LogLevel): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ['req.headers', '*.password', '*.details', '*.token'], censor: '**********' },
  })
}

/** Writes each event as one line; failures as warnings. */
export function logEvents(logger: Logger): Observe {
  return (event) => logger[levelOf(event)](event, event.type)
}

function levelOf(event: ServerEvent): 'info' | 'warn' | 'debug' {
  if (event.type.endsWith('.failed')) return 'warn'
  if (event.type === 'query.finished') return event.status === 'failed' ? 'info' : 'debug'
  return 'info'
}
