/**
 * `npm run check`: types, lint, format, module boundaries, sizes of folders, references to the contract, links of the docs, and whether what is
 * generated is up to date: OpenAPI document, SQL of the fixtures, compatibility, licenses, settings reference,
 * expressions, translations. With arguments only the steps of these names.
 */
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { GENERATED } from './generate/list.ts'

/** The types take as long as all other steps together, on one core. */
const AT_ONCE = 2

type Step = [name: string, command: string, args: string[]]

const STEPS: readonly Step[] = [
  // Several threads check much of the code twice: half as much work is done sooner, but where nothing else runs.
  ['types', 'node_modules/.bin/tsc', typesOf('server')],
  ['types of the web', 'node_modules/.bin/tsc', [...typesOf('web'), '-p', 'packages/web']],
  ['lint', 'node_modules/.bin/oxlint', ['--deny-warnings', 'packages', 'test', 'scripts', 'bench']],
  ['format', 'node_modules/.bin/oxfmt', ['--check', 'packages', 'test', 'scripts', 'bench']],
  [
    'boundaries',
    process.execPath,
    [
      '--test',
      ...[
        'boundaries',
        'folders',
        'contract',
        'docs',
        'styles',
        'tables',
        'dependencies',
        'ratchet',
        'exports',
        'words',
        'commits',
      ].map((name) => `test/boundaries/${name}.test.ts`),
    ],
  ],
  ...GENERATED.map((name): Step => [name, process.execPath, [`scripts/generate/${name}.ts`, '--check']]),
]

/** What was found of files is kept: the next time, only what has changed is looked at. */
function typesOf(program: string): string[] {
  const kept = ['--incremental', '--tsBuildInfoFile', resolve(`node_modules/.cache/types-${program}.tsbuildinfo`)]
  return ['--noEmit', '--singleThreaded', ...kept]
}

interface Ended {
  status: number | null
  output: string
}

function run(command: string, args: string[]): Promise<Ended> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((end) => {
    child.on('error', (error) => end({ status: null, output: String(error) }))
    child.on('close', (status) => end({ status, output }))
  })
}

let failed = false

/** Takes the next step as long as there is one. */
async function runAll(steps: Iterator<(typeof STEPS)[number], undefined>): Promise<void> {
  for (let step = steps.next().value; step !== undefined; step = steps.next().value) {
    const [name, command, args] = step
    const startedAt = performance.now()
    const { status, output } = await run(command, args)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`)
    if (status === 0) continue
    failed = true
    console.log(output)
  }
}

const named = process.argv.slice(2)
const unknown = named.filter((name) => !STEPS.some(([step]) => step === name))
if (unknown.length > 0) throw new Error(`No such step: ${unknown.join(', ')}`)
const steps = STEPS.filter(([name]) => named.length === 0 || named.includes(name)).values()
await Promise.all(Array.from({ length: AT_ONCE }, () => runAll(steps)))
process.exit(failed ? 1 : 0)
