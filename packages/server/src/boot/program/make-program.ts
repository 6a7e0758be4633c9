/**
 * Makes the bundle of our own sources that later starts load: `node make-program.ts [--release]`, in a process of its own.
 * It needs the bundle of packages. Ends with code 1 and says why when it cannot; starts then go on as without it.
 */
import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { bundleFolder } from '../folder.ts'
import { putInPlace, removeOthers } from '../places.ts'
import { bundleProgram } from './bundle-program.ts'
import { freshProgram } from './index.ts'
import { contentOf, lookOf, programFolder, PROGRAMS, writeStamp } from './stamp.ts'
import { startOnce } from './start-once.ts'

const precision = process.argv.includes('--release') ? 'seconds' : 'exact'

try {
  const packages = bundleFolder()
  if (packages === undefined) throw new Error('There is no lockfile that lists the installed packages.')
  if (freshProgram(packages) === undefined) await make(packages)
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  process.stderr.write(`The bundle of the program could not be made: ${reason}\n`)
  process.exit(1)
}

async function make(packages: string): Promise<void> {
  const drafts = join(PROGRAMS, randomUUID())
  mkdirSync(drafts, { recursive: true })
  try {
    const sources = await bundleProgram(drafts, packages)
    const inputs = [...sources.keys()].toSorted()
    const content = contentOf(inputs, basename(packages), (input) => sources.get(input)!)
    const look = lookOf(inputs, precision)
    // In this order: whatever is written from now on changes the look.
    if (look === undefined || contentOf(inputs, basename(packages)) !== content)
      throw new Error('The sources changed while it was made. A later start tries again.')
    const place = programFolder({ content })
    putInPlace(drafts, place)
    writeStamp({ precision, inputs, look, content })
    await startOnce()
    removeOthers(PROGRAMS, place)
  } finally {
    rmSync(drafts, { recursive: true, force: true })
  }
}
