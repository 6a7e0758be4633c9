/**
 * Writes the SQL of every conformance fixture on every engine to test/conformance/sql, or with `--check` fails when the
 * files differ from what the compiler gives. Of relatives there is only what they write in another way than the engine
 * whose protocol they speak. No database is asked: the compiler needs the fixtures' metadata alone.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findDriver, listDrivers } from '@querent/drivers'
import { QueryError, type Dialect, type Driver, type PreparedQuery } from '@querent/query'
import { preparedFixture } from '../../test/conformance/answer.ts'
import { FIXTURE_FILES, isFor, isForRelatives, readFixtures, type Fixture } from '../../test/conformance/fixtures.ts'
import { plainText, statementText } from '../../test/conformance/statement-text.ts'

const FOLDER = 'test/conformance/sql'

const RELATIVES = new Map([
  ['cockroachdb', 'postgres'],
  ['redshift', 'postgres'],
  ['tidb', 'mysql'],
])

type TextOf = (prepared: PreparedQuery, dialect: Dialect) => string

/** What each file holds, a file for each engine and file of fixtures. */
const snapshots = new Map(
  FIXTURE_FILES.flatMap((file) =>
    listDrivers().map((driver): [name: string, snapshot: (before: string) => Promise<string>] => [
      `${file.replace(/\.json$/, '')}.${driver.engine}.sql`,
      (before) => snapshot(file, driver, before),
    ]),
  ),
)

/**
 * Cases whose statement is that of the stored text keep its lines: formatting takes most of the time. So after an update
 * of the formatter the stored files have to be removed first.
 */
async function snapshot(file: string, driver: Driver, before: string): Promise<string> {
  const relative = findDriver(RELATIVES.get(driver.engine) ?? '')
  const fixtures = readFixtures(file).filter((fixture) =>
    relative === undefined ? isFor(driver.engine, fixture) : isForRelatives(fixture),
  )
  const stored = casesIn(before)
  const cases = await Promise.all(
    fixtures.map(async (fixture) => {
      if (relative !== undefined && (await isAlike(fixture, driver, relative))) return []
      const title = titleOf(fixture)
      const kept = stored.get(title)
      const plain = `${title}\n${await plainOutcome(driver, fixture)}\n`
      if (kept !== undefined && squeezed(kept) === squeezed(plain)) return [kept]
      return [`${title}\n${await outcome(driver, fixture, statementText)}\n`]
    }),
  )
  return cases.flat().join('\n')
}

function titleOf({ name, timezone }: Fixture): string {
  return `-- # ${name}${timezone === undefined ? '' : ` (${timezone})`}`
}

/** The cases of a stored file by their first lines. */
function casesIn(text: string): Map<string, string> {
  const cases = text.split(/\n(?=-- # )/)
  return new Map(cases.map((one) => [one.slice(0, one.indexOf('\n')), one]))
}

async function isAlike(fixture: Fixture, driver: Driver, relative: Driver): Promise<boolean> {
  const own = await plainOutcome(driver, fixture)
  return own.replaceAll(driver.engine, relative.engine) === (await plainOutcome(relative, fixture))
}

const plainOutcomes = new Map<string, Promise<string>>()

/** As the compiler gives it; relatives are compared with the same one. */
function plainOutcome(driver: Driver, fixture: Fixture): Promise<string> {
  const key = `${driver.engine} ${JSON.stringify(fixture)}`
  const found = plainOutcomes.get(key) ?? outcome(driver, fixture, plainText)
  plainOutcomes.set(key, found)
  return found
}

async function outcome({ engine, dialect }: Driver, fixture: Fixture, textOf: TextOf): Promise<string> {
  try {
    return textOf(await preparedFixture({ name: engine, dialect }, fixture), dialect)
  } catch (error) {
    if (!(error instanceof QueryError)) throw error
    return `-- refused: ${[error.type, error.message, error.path ?? ''].join(' | ').replaceAll('\n', ' ')}`
  }
}

function stored(name: string): string {
  try {
    return readFileSync(join(FOLDER, name), 'utf8')
  } catch {
    return ''
  }
}

/** The text without the blanks outside of quotes: all that the formatter changes. */
function squeezed(text: string): string {
  return text.replaceAll(/('[^']*'|"[^"]*"|`[^`]*`)|\s+/g, '$1')
}

/** Where a stored file differs, as `file:line`; undefined when it does not. */
async function difference(name: string): Promise<string | undefined> {
  const before = stored(name)
  const text = (await snapshots.get(name)?.(before)) ?? ''
  if (text === before) return undefined
  const lines = before.split('\n')
  const at = text.split('\n').findIndex((line, index) => line !== lines[index])
  return `${join(FOLDER, name)}:${(at === -1 ? lines.length : at) + 1}`
}

mkdirSync(FOLDER, { recursive: true })
if (process.argv.includes('--check')) {
  const names = new Set([...readdirSync(FOLDER), ...snapshots.keys()])
  const differences = (await Promise.all([...names].map(difference))).filter((place) => place !== undefined)
  for (const place of differences) console.log(place)
  if (differences.length > 0) {
    console.log('The SQL of the fixtures differs: run `npm run generate sql`, and look at what changed.')
    process.exitCode = 1
  }
} else {
  const names = new Set([...readdirSync(FOLDER), ...snapshots.keys()])
  for (const name of names) {
    const before = stored(name)
    const text = (await snapshots.get(name)?.(before)) ?? ''
    if (text === '') rmSync(join(FOLDER, name), { force: true })
    else if (text !== before) writeFileSync(join(FOLDER, name), text)
  }
}
