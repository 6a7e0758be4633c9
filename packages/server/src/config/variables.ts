/**
 * Every variable of the environment that is no setting: what it means, for the reference (docs/reference/configuration.md)
 * and `serve --help`; and which names are refused.
 */
import { SETTINGS, settingEnvName } from '@querent/contract'
import { ConfigError, type Environment } from './config-error.ts'
import { nearest } from './nearest.ts'

export interface Variable {
  name: string
  /** Other names that are read when this one is not set. */
  aliases?: readonly string[]
  /** What holds without it, in words. */
  default: string
  /** In Markdown. */
  meaning: string
  /** Its value is never printed. */
  isSecret?: boolean
}

export const VARIABLES: readonly Variable[] = [
  { name: 'PORT', aliases: ['MB_JETTY_PORT'], default: '`3000`', meaning: 'port to listen on; `0` for any free one' },
  {
    name: 'HOST',
    aliases: ['MB_JETTY_HOST'],
    default: '`127.0.0.1`',
    meaning: 'address to listen on; `0.0.0.0` for all',
  },
  {
    name: 'QUERENT_DATA_DIR',
    default: '`./data`',
    meaning:
      'folder of the app database, the sample database and the secret key. It and what the server makes in it are readable ' +
      "by the server's own account only (0700, 0600); an existing folder with wider rights is tightened at the start, with " +
      'a line in the log, unless it is one that others share, such as `/tmp`',
  },
  {
    name: 'QUERENT_APP_DB_URL',
    default: '`querent.db` in the data folder',
    meaning:
      '`postgres://user:password@host/db`, or `sqlite:` and a path. Special characters in user and password are ' +
      'percent-encoded (`/` as `%2F`, `#` as `%23`, `?` as `%3F`, `@` as `%40`); or leave the password out and set `PGPASSWORD`. ' +
      '`?sslmode=require` encrypts and verifies the certificate, of an authority that the system knows or that ' +
      '`&sslrootcert=/path/of/ca.pem` names; `sslmode=no-verify` only encrypts',
    isSecret: true,
  },
  {
    name: 'QUERENT_SECRET_KEY',
    default: '`secret.key` in the data folder, made on first start with mode 0600',
    meaning:
      'encrypts connection details and secret settings at rest: at least 16 characters. Several processes on one app ' +
      'database need the same',
    isSecret: true,
  },
  {
    name: 'QUERENT_WORKERS',
    default: '`1`',
    meaning: 'processes that serve the port together, up to 64; each opens sessions of its own to connected databases',
  },
  {
    name: 'QUERENT_LOG_LEVEL',
    default: '`info`',
    meaning: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`',
  },
  {
    name: 'QUERENT_LOG_FORMAT',
    default: '`auto`',
    meaning: '`text` for people, `json` for machines; `auto` is text at a terminal',
  },
  {
    name: 'QUERENT_ACCESS_LOG',
    default: '`false`',
    meaning:
      'one log line per request: method, route, status, milliseconds, bytes, user, address. Routes, not paths, which may ' +
      'hold tokens',
  },
  {
    name: 'QUERENT_METRICS_TOKEN',
    default: 'none',
    meaning:
      'what `GET /metrics` wants as `Authorization: Bearer …`. Without it, `/metrics` needs no login and is refused to ' +
      'requests that come through a proxy',
  },
  {
    name: 'QUERENT_STOP_DELAY',
    default: '`0s`',
    meaning:
      'how long a server that is asked to stop still takes requests, while `/readyz` says 503 so that a load balancer turns away',
  },
  {
    name: 'QUERENT_STOP_GRACE',
    default: '`5s`',
    meaning: 'how long queries may then go on before they are cancelled in their databases',
  },
  {
    name: 'QUERENT_SLACK_API_URL',
    default: '`https://slack.com/api/`',
    meaning:
      "address of Slack's API, for tests against another server. Its host may have a private address. What is sent there " +
      'includes the token of the Slack app',
  },
  {
    name: 'QUERENT_TRUST_PROXY',
    default: 'none',
    meaning:
      'the proxies in front whose headers count: their number (`1`), or a list of addresses, ranges (`10.0.0.0/8`) and the ' +
      'names `loopback` and `private`. See [behind a proxy](#behind-a-proxy)',
  },
  {
    name: 'QUERENT_LOAD_SAMPLE_CONTENT',
    aliases: ['MB_LOAD_SAMPLE_CONTENT'],
    default: '`true`',
    meaning:
      'whether a new server comes with the sample database and, once it is set up, the collection Examples about it. Both ' +
      'can be deleted and do not come back',
  },
  {
    name: 'QUERENT_ENABLE_TEST_ENDPOINTS',
    aliases: ['MB_ENABLE_TEST_ENDPOINTS'],
    default: '`false`',
    meaning:
      'serves `POST /api/testing/snapshot/:name` and `/restore/:name`, with which test suites put the whole app database ' +
      'back to a known state. Anybody may call them: never in production',
  },
  {
    name: 'UV_THREADPOOL_SIZE',
    default: '`16` under `npm start`',
    meaning: 'threads for password hashes, files and compression',
  },
]

/** The value of a variable of the list above and the name that it was found under; undefined when it is not set or empty. */
export function readVariable(environment: Environment, name: string): { name: string; text: string } | undefined {
  const { aliases = [] } = VARIABLES.find((variable) => variable.name === name) ?? {}
  return firstSet(environment, [name, ...aliases])
}

/** The first of the names that is set and not empty. */
export function firstSet(
  environment: Environment,
  names: readonly string[],
): { name: string; text: string } | undefined {
  const name = names.find((candidate) => environment[candidate])
  return name === undefined ? undefined : { name, text: environment[name] ?? '' }
}

/** For the tests' own use; never read here. */
const TEST_PREFIX = 'QUERENT_TEST_'

/** The variable of a setting that is ours; `MB_…` is read too. */
export function ownSettingName(key: string): string {
  return settingEnvName(key).replace(/^MB_/, 'QUERENT_')
}

/** @throws {ConfigError} for a name that begins like ours and is none, with the name that was probably meant. */
export function refuseUnknownNames(environment: Environment): void {
  const settable = SETTINGS.filter((setting) => setting.isComputed !== true).map(({ key }) => ownSettingName(key))
  const known = new Set([...VARIABLES.map(({ name }) => name), ...settable])
  for (const name of Object.keys(environment)) {
    if (!name.startsWith('QUERENT_') || name.startsWith(TEST_PREFIX) || known.has(name)) continue
    const meant = nearest(name, [...known])
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`
    throw new ConfigError(`${name} is not a setting of this server.${hint} See docs/reference/configuration.md.`)
  }
}
