/** How imports are found: our own without a look at the disk, third-party packages in the bundle. */
import { readdirSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './folder.ts'
import { fileOf, START_PACKAGES } from './packages.ts'

const SOURCES = pathToFileURL(join(ROOT, 'packages/')).href
const BUNDLES = pathToFileURL(join(ROOT, 'node_modules/.cache/')).href
const OWN_PACKAGES = ['contract', 'drivers', 'query', 'server']

/**
 * For everything that is imported from now on. Relative imports of our sources name their files as they are: looking for
 * links, for folders and for the package of each costs a start more than reading the files.
 */
export function resolveQuickly(bundle: string | undefined): void {
  const places = new Map([...ownPlaces(), ...(bundle === undefined ? [] : bundledPlaces(bundle))])
  registerHooks({
    resolve(specifier, context, next) {
      const from = context.parentURL
      if (from === undefined) return next(specifier, context)
      if (from.startsWith(BUNDLES) && specifier.startsWith('.') && specifier.endsWith('.mjs'))
        return { url: new URL(specifier, from).href, format: 'module', shortCircuit: true }
      if (!from.startsWith(SOURCES)) return next(specifier, context)
      if (specifier.startsWith('.') && specifier.endsWith('.ts')) return own(new URL(specifier, from).href)
      return places.get(specifier) ?? next(specifier, context)
    },
  })
}

interface Place {
  url: string
  format: 'module' | 'module-typescript'
  shortCircuit: true
}

function own(url: string): Place {
  return { url, format: 'module-typescript', shortCircuit: true }
}

function ownPlaces(): [string, Place][] {
  return OWN_PACKAGES.map((name) => [`@querent/${name}`, own(`${SOURCES}${name}/src/index.ts`)])
}

function bundledPlaces(bundle: string): [string, Place][] {
  const files = new Set(filesIn(bundle))
  return START_PACKAGES.filter((name) => files.has(fileOf(name))).map((name) => [
    name,
    { url: pathToFileURL(join(bundle, fileOf(name))).href, format: 'module', shortCircuit: true },
  ])
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
