/** The form of a connection: which inputs there are, and what they send. */
import {
  KEPT_SECRET,
  type ConnectionProperty,
  type DatabaseBody,
  type Details,
  type ManagedDatabase,
  type Schedules,
} from '../../api/database-admin.ts'

export type Values = Readonly<Record<string, unknown>>

interface Filled {
  name: string
  engine: string
  fields: readonly ConnectionProperty[]
  values: Values
}

/** Absent may also be undefined. */
type Given<T> = { [Key in keyof T]?: T[Key] | undefined } & { details: Details }

/** Inputs that belong to the database, not to its connection. */
const OF_THE_RECORD = new Set(['auto_run_queries', 'refingerprint'])
const SCHEDULE = 'schedules.'

type Stored = Pick<ManagedDatabase, 'auto_run_queries' | 'refingerprint' | 'schedules'> & { details: Details }

/** What the inputs begin with: what is stored, else the standard of each. */
export function valuesOf(properties: readonly ConnectionProperty[], stored: Given<Stored>): Values {
  const { details, auto_run_queries, refingerprint, schedules = {} } = stored
  const standards = properties.flatMap(({ name, default: standard }) =>
    standard === undefined ? [] : [[name, standard] as const],
  )
  return {
    ...Object.fromEntries(standards),
    ...details,
    ...(typeof auto_run_queries === 'boolean' && { auto_run_queries }),
    ...(typeof refingerprint === 'boolean' && { refingerprint }),
    ...Object.fromEntries(Object.entries(schedules).map(([name, schedule]) => [`${SCHEDULE}${name}`, schedule])),
  }
}

/** What is sent. Schedules only where somebody chooses them: else the server has its own. */
export function bodyOf({ name, engine, fields, values }: Filled): DatabaseBody {
  const { auto_run_queries, refingerprint } = values
  const schedules = Object.fromEntries(
    ['metadata_sync', 'cache_field_values'].flatMap((kind) => {
      const schedule = values[`${SCHEDULE}${kind}`]
      return schedule === undefined || values['let-user-control-scheduling'] !== true ? [] : [[kind, schedule]]
    }),
  ) as Schedules
  return {
    name: name.trim(),
    engine,
    details: detailsOf(fields, values),
    ...(typeof auto_run_queries === 'boolean' && { auto_run_queries }),
    ...(typeof refingerprint === 'boolean' && { refingerprint }),
    ...(Object.keys(schedules).length > 0 && { schedules }),
  }
}

/** The required inputs that are shown and empty. */
export function missingOf(properties: readonly ConnectionProperty[], values: Values): string[] {
  return visibleOf(properties, values)
    .filter(({ name, required }) => required === true && String(values[name] ?? '').trim() === '')
    .map(({ name }) => name)
}

/** The inputs to show, in their order. */
export function visibleOf(properties: readonly ConnectionProperty[], values: Values): ConnectionProperty[] {
  const byName = new Map(properties.map((property) => [property.name, property]))
  const isVisible = (property: ConnectionProperty | undefined): boolean =>
    property?.type !== 'hidden' &&
    Object.entries(property?.['visible-if'] ?? {}).every(
      ([name, wanted]) => isOneOf(wanted, values[name]) && isVisible(byName.get(name)),
    )
  return properties.filter(isVisible)
}

function isOneOf(wanted: unknown, value: unknown): boolean {
  if (Array.isArray(wanted)) return wanted.includes(value)
  return wanted === false ? value !== true : value === wanted
}

/** The details to send: without what is hidden by a choice and what is empty; what no input stands for stays. */
function detailsOf(properties: readonly ConnectionProperty[], values: Values): Details {
  const shown = new Set(visibleOf(properties, { ...values, 'advanced-options': true }).map(({ name }) => name))
  const known = new Set(properties.map(({ name }) => name))
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const base = baseOf(name)
      if (OF_THE_RECORD.has(name) || name.startsWith(SCHEDULE)) return false
      if (known.has(name) || known.has(base))
        return (shown.has(name) || shown.has(base)) && value !== '' && value !== null
      return true
    }),
  )
}

/** The input that a detail belongs to: files and filters are stored under names of their own. */
function baseOf(name: string): string {
  return name.replace(/-(value|path|options|type|patterns)$/, '')
}

/** Reasons by input, in sentences. */
export function errorsOf(
  errors: Readonly<Record<string, unknown>>,
  properties: readonly ConnectionProperty[],
): Record<string, string> {
  const known = new Set(properties.map(({ name }) => name))
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, reason]) =>
      typeof reason === 'string'
        ? [[known.has(name) ? name : known.has(baseOf(name)) ? baseOf(name) : name, sentence(reason)]]
        : [],
    ),
  )
}

function sentence(text: string): string {
  const begun = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`
}

export const isKept = (value: unknown): boolean => value === KEPT_SECRET

/** What a connection may be called: as its database, or as its file without folders and ending. */
export function nameIn(values: Values): string {
  const name = [values['dbname'], values['db'], values['database_file']].find((value) => typeof value === 'string')
  return String(name ?? '')
    .replace(/^.*[\\/]/, '')
    .replace(/\.(?:db3?|sqlite3?|duckdb|ddb)$/i, '')
}

/** Of files, which have no accounts: that the server could write to one which it only reads. */
const FILE_WARNING = 'writes-file'

interface Warning {
  code: string
  statements: readonly string[]
}

/** Whether the account of a database may do more than read: somebody has to make another. */
export function isAccountTooStrong({ account_warnings = [] }: { account_warnings?: readonly Warning[] }): boolean {
  return account_warnings.some(({ code }) => code !== FILE_WARNING)
}

/** What to run on the database, or on the machine of a file: each statement once, as most warnings have the same. */
export function scriptOf(warnings: readonly Warning[]): string {
  const lines = warnings.flatMap(({ code, statements }) =>
    statements.map((statement) => (code === FILE_WARNING ? statement : `${statement};`)),
  )
  return [...new Set(lines)].join('\n')
}
