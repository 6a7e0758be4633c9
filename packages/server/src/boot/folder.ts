/** Where the bundle of third-party packages lies. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { START_PACKAGES } from './packages.ts'

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))

/** The oldest release that runs the server (`scripts/node.mjs`). */
export const OLDEST_NODE = 'node24.14'

const MAKER = fileURLToPath(new URL('./make-bundle.ts', import.meta.url))

/**
 * The folder of the bundle that fits what is installed: its name is a hash of the lockfile and of what is bundled by what. It
 * does not depend on where the project is, nor on the release of Node: a release brings its bundle along. Undefined where
 * there is no lockfile.
 */
export function bundleFolder(): string | undefined {
  const lockfile = readLockfile()
  if (lockfile === undefined) return undefined
  const hash = createHash('sha256').update(lockfile)
  hash.update(JSON.stringify([START_PACKAGES, readFileSync(MAKER, 'utf8')]))
  return join(ROOT, 'node_modules/.cache/bundle', hash.digest('hex').slice(0, 32))
}

function readLockfile(): Buffer | undefined {
  try {
    return readFileSync(join(ROOT, 'package-lock.json'))
  } catch {
    return undefined
  }
}
