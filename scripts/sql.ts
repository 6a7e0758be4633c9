/**
 * Writes the SQL of every conformance fixture on every engine to test/conformance/sql, or with `--check` fails when the
 * files differ from what the compiler gives. No database is asked: the compiler needs the fixtures' metadata alone.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listDrivers } from '@querent/drivers'
import { QueryError, type Driver } from '@querent/query'
import { preparedFixture } from '../test/conformance/answer.ts'
import { FIXTURE_FILES, isFor, readFixtures, type Fixture } from '../test/conformance/fixtures.ts'
import { statementText } from '../test/conformance/statement-text.ts'

const FOLDER = 'test/conformance/sql'

async function snapshots(): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  for (const file of FIXTURE_FILES) {
    for (const driver of listDrivers()) {
      const name = `${file.replace(/\.json$/, '')}.${driver.engine}.sql`
      const fixtures = readFixtures(file).filter((fixture) => isFor(driver.engine, fixture))
      const cases = await Promise.all(fixtures.map((fixture) => caseText(driver, fixture)))
      texts.set(name, cases.join('\n'))
    }
  }
  return texts
}

async function caseText(driver: Driver, fixture: Fixture): Promise<string> {
  const zone = fixture.timezone === undefined ? '' : ` (${fixture.timezone})`
  return `-- # ${fixture.name}${zone}\n${await outcome(driver, fixture)}\n`
}

async function outcome({ engine, dialect }: Driver, fixture: Fixture): Promise<string> {
  try {
    return statementText(await preparedFixture({ name: engine, dialect }, fixture), dialect)
  } catch (error) {
    if (!(error instanceof QueryError)) throw error
    return `-- refused: ${[error.type, error.message, error.path ?? ''].join(' | ').replaceAll('\n', ' ')}`
  }
}

function stored(): Map<string, string> {
  mkdirSync(FOLDER, { recursive: true })
  return new Map(readdirSync(FOLDER).map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')]))
}

/** The first line that differs, as `file:line`. */
function firstDifference(name: string, before = '', now = ''): string {
  const lines = before.split('\n')
  const at = now.split('\n').findIndex((line, index) => line !== lines[index])
  return `${join(FOLDER, name)}:${(at === -1 ? lines.length : at) + 1}`
}

const before = stored()
const now = await snapshots()
const changed = [...new Set([...before.keys(), ...now.keys()])].filter((name) => before.get(name) !== now.get(name))

if (process.argv.includes('--check')) {
  for (const name of changed) console.log(firstDifference(name, before.get(name), now.get(name)))
  if (changed.length > 0) {
    console.log('The SQL of the fixtures differs: run `npm run sql`, and look at what changed.')
    process.exitCode = 1
  }
} else {
  for (const name of changed) {
    const text = now.get(name)
    if (text === undefined) rmSync(join(FOLDER, name))
    else writeFileSync(join(FOLDER, name), text)
  }
}
