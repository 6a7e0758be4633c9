/**
 * Variables that deployments of Metabase have. Those with the same meaning here are read (`MB_` and a setting, and the
 * aliases in variables.ts). The others have no effect, and are named with ours so that nobody counts on them.
 */
import { SETTINGS, settingEnvName } from '@querent/contract'
import { ConfigError, type Environment } from './config-error.ts'
import { VARIABLES } from './variables.ts'

/** What to do instead, by name or by the beginning of names. */
const INSTEAD: readonly [pattern: RegExp, advice: string][] = [
  [
    /^MB_ENCRYPTION_SECRET_KEY$/,
    'encrypts the app database of a Metabase; the key of this server is QUERENT_SECRET_KEY',
  ],
  [/^MB_JETTY_SSL/, 'this server speaks plain http: let a proxy end TLS'],
  [/^MB_(PLUGINS_DIR|LOAD_PLUGINS)/, 'engines are part of this server: there are no plug-ins'],
  [/^JAVA_TIMEZONE$/, 'TZ sets the time zone of the process, QUERENT_REPORT_TIMEZONE that of reports'],
  [/^JAVA_(OPTS|TOOL_OPTIONS)$/, 'there is no Java here: NODE_OPTIONS=--max-old-space-size=… limits memory'],
  [/^MB_(EMOJI_IN_LOGS|COLORIZE_LOGS)$/, 'logs have neither emoji nor colors by themselves'],
  [/^MB_PASSWORD_LENGTH$/, 'the rules of passwords are one setting: QUERENT_PASSWORD_COMPLEXITY'],
  [/^MB_DB_/, 'the app database of this server is QUERENT_APP_DB_URL'],
  [/^MB_APPLICATION_DB_/, 'the app database of this server needs no such limit'],
]

/** Names that say where the app database is, as opposed to how it is used. */
const LOCATION = /^MB_DB_(TYPE|HOST|PORT|DBNAME|USER|PASS|CONNECTION_URI|FILE)$/

/**
 * Lines to show at the start: which variables have no effect, and what to set instead.
 * @throws {ConfigError} for those that would be missed dearly: another app database than the one asked for, no TLS.
 */
export function foreignNotes(environment: Environment): string[] {
  const names = Object.keys(environment).filter((name) => environment[name] && isForeign(name))
  refuseForeignDatabase(names, environment)
  if (environment['MB_JETTY_SSL']?.toLowerCase() === 'true') {
    throw new ConfigError('MB_JETTY_SSL: this server speaks plain http. Let a proxy end TLS, and unset the variable.')
  }
  const honoured = honouredNames()
  const advised = Map.groupBy(
    names.filter((name) => !honoured.has(name)).sort(),
    (name) => INSTEAD.find(([pattern]) => pattern.test(name))?.[1] ?? 'there is nothing like it here',
  )
  return [...advised].map(([advice, some]) => `${some.join(', ')}: no effect; ${advice}.`)
}

function isForeign(name: string): boolean {
  return name.startsWith('MB_') || /^JAVA_(TIMEZONE|OPTS|TOOL_OPTIONS)$/.test(name)
}

function honouredNames(): Set<string> {
  const aliases = VARIABLES.flatMap((variable) => variable.aliases ?? [])
  return new Set([...SETTINGS.map(({ key }) => settingEnvName(key)), ...aliases])
}

/**
 * It holds the content of another program, whose tables have other names and meanings. Starting with an app database of
 * our own beside it would look as if everything were lost.
 */
function refuseForeignDatabase(names: readonly string[], environment: Environment): void {
  const found = names.filter((name) => LOCATION.test(name)).sort()
  if (found.length === 0 || environment['QUERENT_APP_DB_URL']) return
  const type = environment['MB_DB_TYPE']?.toLowerCase()
  const isH2 = type === 'h2' || (type === undefined && found.every((name) => name === 'MB_DB_FILE'))
  throw new ConfigError(
    `${found.join(', ')} say${found.length === 1 ? 's' : ''} where a Metabase keeps its app database. Querent has one of its ` +
      'own and does not write into that. Set QUERENT_APP_DB_URL to an empty PostgreSQL database ' +
      '(postgres://user:password@host:5432/querent) or a file (sqlite:/path/querent.db)' +
      (isH2 ? '; an H2 file cannot be read here at all.' : '.') +
      ' Once it is set, these variables have no effect.',
  )
}
