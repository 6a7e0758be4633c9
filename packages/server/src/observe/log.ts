/**
 * Log lines on standard output: JSON for machines, sentences for people. Events carry no secrets; what a library logs is
 * redacted here.
 */
import { pino, type Logger } from 'pino'
import type { LogLevel } from '../config/config.ts'
import type { Observe, ServerEvent } from './events.ts'
import { lineForPeople } from './line-for-people.ts'

type LogFormat = 'text' | 'json'

export function createLogger(level: LogLevel, format: LogFormat = 'json'): Logger {
  const output = pino.destination({ fd: 1, sync: true })
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ['req.headers', '*.password', '*.details', '*.token'], censor: '**********' },
  }
  if (format === 'json') return pino(options, output)
  return pino(options, { write: (line: string) => void output.write(lineForPeople(line)) })
}

/** Writes each event as one line; failures as warnings. */
export function logEvents(logger: Logger): Observe {
  return (event) => logger[levelOf(event)](event, event.type)
}

const LEVELS: Readonly<Partial<Record<ServerEvent['type'], 'error' | 'warn' | 'debug'>>> = {
  'app-database.lost': 'error',
  // Whoever is told of the loss is told of its end.
  'app-database.restored': 'warn',
  'app-database.unwritable': 'error',
  'app-database.writable': 'warn',
  'config.noted': 'warn',
  'job.finished': 'debug',
  'mail.sent': 'debug',
  'mail.fallback': 'warn',
  'delivery.sent': 'debug',
  'delivery.failed': 'warn',
  'proxy.untrusted': 'warn',
  'query.finished': 'debug',
  'rules.contradict': 'warn',
  'sync.started': 'debug',
}

function levelOf(event: ServerEvent): 'error' | 'warn' | 'info' | 'debug' {
  if (event.type === 'query.finished' && event.status === 'failed') return 'info'
  return LEVELS[event.type] ?? (event.type.endsWith('.failed') ? 'warn' : 'info')
}
