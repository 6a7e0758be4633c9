/** A copy of the sources in a temporary folder, in which steps can be followed. */
import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { changed, type Step } from './page.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Not copied; installed packages and the runtime are linked. */
const LEFT_OUT = new Set(['.git', 'node_modules', 'runtime', 'data'])
/** Of the cases of the query language, which take a minute of the processor, those of the file that the pages add to. */
const FIXTURES = join('test', 'conformance', 'fixtures')
const KEPT_FIXTURES = 'functions.json'
/** Our own packages, which `node_modules` links to. */
const OWN = '@querent'

export interface Copy {
  folder: string
  /** Takes a step. @throws {Error} it cannot be taken, or its command fails; the message holds what it printed. */
  follow(step: Step): Promise<void>
  remove(): void
}

export function copySources(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'querent-how-to-'))
  for (const name of readdirSync(ROOT)) {
    if (LEFT_OUT.has(name)) continue
    cpSync(join(ROOT, name), join(folder, name), {
      recursive: true,
      filter: (source) => basename(source) !== 'node_modules',
    })
  }
  emptyOtherFixtures(join(folder, FIXTURES))
  symlinkSync(join(ROOT, 'runtime'), join(folder, 'runtime'))
  linkPackages(folder)

  function create({ file, text }: Extract<Step, { kind: 'create' }>): void {
    const path = join(folder, file)
    if (existsSync(path)) throw new Error(`${file} is there already.`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }

  function change(step: Extract<Step, { kind: 'change' }>): void {
    const path = join(folder, step.file)
    writeFileSync(path, changed(readFileSync(path, 'utf8'), step))
  }

  async function follow(step: Step): Promise<void> {
    if (step.kind === 'create') return create(step)
    if (step.kind === 'change') return change(step)
    return run(folder, step.command)
  }

  return { folder, follow, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

function emptyOtherFixtures(folder: string): void {
  for (const name of readdirSync(folder)) if (name !== KEPT_FIXTURES) writeFileSync(join(folder, name), '[]\n')
}

/** Links every installed package one by one, so that our own are those of the copy. */
function linkPackages(folder: string): void {
  const installed = join(ROOT, 'node_modules')
  mkdirSync(join(folder, 'node_modules', OWN), { recursive: true })
  for (const name of readdirSync(installed)) {
    if (name !== OWN && name !== '.cache') symlinkSync(join(installed, name), join(folder, 'node_modules', name))
  }
  for (const name of readdirSync(join(installed, OWN))) {
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules', OWN, name))
  }
}

/** Runs a command of the shell in the folder, as a person would: not as part of a running test. */
function run(cwd: string, command: string): Promise<void> {
  // One engine more proves nothing of the how-tos, and takes minutes.
  const { NODE_TEST_CONTEXT: _context, QUERENT_TEST_CLICKHOUSE_URL: _clickhouse, ...env } = process.env
  const PATH = [dirname(process.execPath), env['PATH']].join(delimiter)
  // The other routes are tried where they are.
  const child = spawn(command, {
    cwd,
    env: { ...env, PATH, QUERENT_TEST_ROUTES: 'author' },
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`\`${command}\` failed:\n${output}`))))
  })
}
