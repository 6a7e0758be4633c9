/**
 * Writes the lists of what has a file for each resource: the routes of the server, and the schemas of the contract. With
 * `--check` fails when they differ from the folders.
 */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { writeOrCheck } from './write-or-check.ts'

const API = 'packages/server/src/api'
const RESOURCES = 'packages/contract/src/resources'
/** Those that take the services. Others are registered by hand in `api/index.ts`. */
const ROUTES = /^export const (\w+) = routes\(/gm
const NOTE = 'Made by `npm run generate routes`; do not edit.'
const filesOf = (folder: string) => globSync(`${folder}/*.ts`).filter(isListed).sort()

function isListed(file: string): boolean {
  return !/(?:\.test|\/index|\/all|\/all-routes)\.ts$/.test(file)
}

function namesIn(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(ROUTES)].map(([, name = '']) => name).sort()
}

function routeList(): string {
  const lists = filesOf(API)
    .map((file) => ({ file: basename(file), names: namesIn(file) }))
    .filter(({ names }) => names.length > 0)
  const imports = lists.map(({ file, names }) => importOf(names, file))
  const names = lists.flatMap((list) => list.names)
  return `/** The routes of all files here. ${NOTE} */
import type { Routes } from '../http/routes.ts'
import type { Services } from '../services/index.ts'
${imports.join('\n')}

export const ALL_ROUTES: readonly Routes<Services>[] = [
${names.map((name) => `  ${name},`).join('\n')}
]
`
}

function importOf(names: readonly string[], file: string): string {
  return `import { ${names.join(', ')} } from './${file}'`
}

function resourceList(): string {
  const lines = filesOf(RESOURCES).map((file) => `export * from './${basename(file)}'`)
  return `/** The schemas of all resources. ${NOTE} */\n${lines.join('\n')}\n`
}

const command = 'npm run generate routes'
writeOrCheck(`${API}/all-routes.ts`, routeList(), `the files of ${API}`, command)
writeOrCheck(`${RESOURCES}/all.ts`, resourceList(), `the files of ${RESOURCES}`, command)
