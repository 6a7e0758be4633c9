/**
 * `npm run check`: types, lint, format, module boundaries, sizes of folders, references to the contract, links of the docs, and whether what is
 * generated is up to date: OpenAPI document, SQL of the fixtures, compatibility, licenses, settings reference.
 */
import { spawnSync } from 'node:child_process'

const STEPS: readonly [name: string, command: string, args: string[]][] = [
  // Several threads check much of the code twice: half as much work is done sooner, but where nothing else runs.
  ['types', 'node_modules/.bin/tsc', ['--noEmit', '--singleThreaded']],
  ['types of the web', 'node_modules/.bin/tsc', ['--noEmit', '--singleThreaded', '-p', 'packages/web']],
  ['lint', 'node_modules/.bin/oxlint', ['--deny-warnings', 'packages', 'test', 'scripts', 'bench']],
  ['format', 'node_modules/.bin/oxfmt', ['--check', 'packages', 'test', 'scripts', 'bench']],
  [
    'boundaries',
    process.execPath,
    ['--test', ...['boundaries', 'folders', 'contract', 'docs'].map((name) => `test/boundaries/${name}.test.ts`)],
  ],
  ['openapi', process.execPath, ['scripts/openapi.ts', '--check']],
  ['sql', process.execPath, ['scripts/sql.ts', '--check']],
  ['compatibility', process.execPath, ['scripts/compatibility.ts', '--check']],
  ['licenses', process.execPath, ['scripts/licenses.ts', '--check']],
  ['reference', process.execPath, ['scripts/reference.ts', '--check']],
]

let failed = false
for (const [name, command, args] of STEPS) {
  const startedAt = performance.now()
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`)
  if (status === 0) continue
  failed = true
  console.log(stdout + stderr)
}
process.exit(failed ? 1 : 0)
