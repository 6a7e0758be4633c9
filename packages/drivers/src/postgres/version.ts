import type { ServerVersion } from '@querent/query'

/** Relatives that name themselves and a version of their own; they also tell one of PostgreSQL, which says little of them. */
const RELATIVES: readonly [flavor: string, version: RegExp][] = [
  ['CockroachDB', /^CockroachDB .*?v(\d\S*)/],
  ['Redshift', /\bRedshift (\d\S*)/],
]

/**
 * @param told by `version()`
 * @param setting `server_version`
 */
export function versionOf(told: string, setting: string): ServerVersion {
  for (const [flavor, pattern] of RELATIVES) {
    const version = pattern.exec(told)?.[1]
    if (version !== undefined) return { flavor, version, 'semantic-version': numbersOf(version) }
  }
  return { flavor: 'PostgreSQL', version: setting, 'semantic-version': numbersOf(setting) }
}

function numbersOf(version: string): number[] {
  return /^[\d.]*\d/.exec(version)?.[0].split('.').map(Number) ?? []
}
