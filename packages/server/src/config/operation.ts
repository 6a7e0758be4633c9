/** Variables for whoever runs the server: what is logged, and how long a stop takes. */
import { lookup } from '@querent/contract'

export interface OperationConfig {
  logFormat: 'text' | 'json'
  /** Whether every request gets a log line. */
  accessLog: boolean
  /** What `GET /metrics` asks for; undefined when it asks for nothing. */
  metricsToken: string | undefined
  /** Milliseconds for which everything is still served after readiness has said that the server stops. */
  stopDelayMs: number
  /** Milliseconds for which queries may then go on before they are cancelled. */
  stopGraceMs: number
  /** What is asked in place of Slack's API; ends with a slash. */
  slackApiUrl: string | undefined
}

/** What reading needs of the rest of the configuration. */
interface Reader {
  /** The text of a variable; undefined when it is not set. */
  text(name: string): string | undefined
  boolean(name: string, otherwise: boolean): boolean
  /** @throws always, with the message. */
  refuse(message: string): never
}

const UNITS_MS: Readonly<Record<string, number>> = lookup({ ms: 1, s: 1_000, m: 60_000 })
/** What containers are given to stop in is ten seconds. */
const STOP_GRACE = '5s'

export function readOperation(reader: Reader): OperationConfig {
  return {
    logFormat: readLogFormat(reader),
    accessLog: reader.boolean('QUERENT_ACCESS_LOG', false),
    metricsToken: reader.text('QUERENT_METRICS_TOKEN'),
    stopDelayMs: readDuration(reader, 'QUERENT_STOP_DELAY', '0s'),
    stopGraceMs: readDuration(reader, 'QUERENT_STOP_GRACE', STOP_GRACE),
    slackApiUrl: readSlackApiUrl(reader),
  }
}

function readLogFormat({ text, refuse }: Reader): 'text' | 'json' {
  const format = text('QUERENT_LOG_FORMAT') ?? 'auto'
  if (format === 'text' || format === 'json') return format
  if (format !== 'auto') return refuse('QUERENT_LOG_FORMAT must be auto, text or json.')
  return process.stdout.isTTY ? 'text' : 'json'
}

function readSlackApiUrl({ text, refuse }: Reader): string | undefined {
  const url = text('QUERENT_SLACK_API_URL')
  if (url === undefined) return undefined
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    return refuse('QUERENT_SLACK_API_URL must be an address that begins with http:// or https://.')
  }
  return url.endsWith('/') ? url : `${url}/`
}

function readDuration({ text, refuse }: Reader, name: string, otherwise: string): number {
  const [, number, unit = ''] = /^(\d{1,6})(ms|s|m)$/.exec(text(name) ?? otherwise) ?? []
  const unitMs = UNITS_MS[unit]
  return number === undefined || unitMs === undefined
    ? refuse(`${name} must be a time such as 500ms, 30s or 2m.`)
    : Number(number) * unitMs
}
