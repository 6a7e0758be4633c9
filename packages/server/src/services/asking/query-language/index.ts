/** The query language as data, with the engines that have each part of it. Tested by test/contract/query-language.test.ts. */
import { listDrivers } from '@querent/drivers'
import type { Features } from '@querent/query'

type Feature = keyof Features

export function queryLanguageService() {
  /** The same for everybody, and for as long as the server runs. */
  async function describe() {
    const { describeLanguage } = await import('@querent/query/language/index.ts')
    const { clauses, units, joins, binning } = describeLanguage()
    return {
      engines: listDrivers().map(({ engine, displayName }) => ({ engine, name: displayName })),
      clauses: clauses.map(withEngines),
      units,
      joins: joins.map(withEngines),
      binning: binning.map(withEngines),
    }
  }

  return { describe }
}

function withEngines<Part extends { feature: Feature | null }>(part: Part): Part & { engines: string[] } {
  const { feature } = part
  const able = listDrivers().filter(({ dialect }) => feature === null || dialect.features[feature] !== 'missing')
  return { ...part, engines: able.map(({ engine }) => engine) }
}
