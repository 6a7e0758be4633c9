/**
 * Which test files ask this machine for what not every machine has: a database server, a browser, a mail server, published
 * clients. It is read off what they import, so that a new file needs no entry anywhere.
 */
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Whoever reaches one of these asks. */
const SERVICES: ReadonlySet<string> = new Set([
  'test/support/servers.ts',
  'test/support/chromium.ts',
  'test/support/exim-server.ts',
  'test/clients/installed.ts',
])
/** It asks for a server only where PostgreSQL is the app database. */
const NOT_FOLLOWED: ReadonlySet<string> = new Set(['test/support/app-database.ts'])
const IMPORT = /(?:\bfrom|\bimport\(|^import) *'(\.[^']+\.ts)'/gm

/** Gives whether a file, named from the root of the project, asks; reads each file once. */
export function serviceReader(): (file: string) => boolean {
  const imports = new Map<string, string[]>()

  function importsOf(file: string): string[] {
    const found = imports.get(file)
    if (found !== undefined) return found
    const text = readFileSync(file, 'utf8')
    const places = [...text.matchAll(IMPORT)].map(([, place = '']) => normalize(join(dirname(file), place)))
    imports.set(file, places)
    return places
  }

  return (file) => {
    const seen = new Set([normalize(file)])
    // What is found on the way is visited too.
    for (const one of seen) {
      if (SERVICES.has(one)) return true
      if (!NOT_FOLLOWED.has(one)) for (const place of importsOf(one)) seen.add(place)
    }
    return false
  }
}
