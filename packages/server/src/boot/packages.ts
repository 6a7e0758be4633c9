/**
 * The packages that a start loads, as they are imported. Together they are more than half of all modules; whatever
 * shares state with one of them stands here too, so that nothing is loaded twice.
 */
export const START_PACKAGES: readonly string[] = [
  '@fastify/cookie',
  '@fastify/formbody',
  'croner',
  'fastify',
  'kysely',
  'kysely/migration',
  'pg',
  'pino',
  'prom-client',
  'typebox',
  'typebox/compile',
]

/** Named in their sources, but not installed. */
export const ABSENT_PACKAGES: readonly string[] = ['pg-native']

/** The bundle's file of a package. */
export function fileOf(name: string): string {
  return `${name.replace('@', '').replaceAll('/', '-')}.mjs`
}
