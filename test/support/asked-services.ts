/**
 * Finds test files that use services of this machine: a database server, a browser, a mail server, published clients. Their
 * imports show it, so a new file needs no entry anywhere.
 */
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** A file that imports one of these, at any distance, uses a service. */
const SERVICES: ReadonlySet<string> = new Set([
  'test/support/servers.ts',
  'test/support/chromium.ts',
  'test/support/exim-server.ts',
  'test/clients/installed.ts',
])
/** Uses a server only where PostgreSQL is the app database. */
const NOT_FOLLOWED: ReadonlySet<string> = new Set(['test/support/app-database.ts'])
const IMPORT = /(?:\bfrom|\bimport\(|^import) *'(\.[^']+\.ts)'/gm

/** Returns whether the file at a path below the root uses a service. Reads each file once. */
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
    // A set gives entries too that are added meanwhile.
    for (const one of seen) {
      if (SERVICES.has(one)) return true
      if (!NOT_FOLLOWED.has(one)) for (const place of importsOf(one)) seen.add(place)
    }
    return false
  }
}
