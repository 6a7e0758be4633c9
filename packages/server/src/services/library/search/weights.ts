/** The weights in effect: those of the server, and what administrators have put in their place. */
import { isMap, invalidField } from '@querent/contract'
import type { SettingsSnapshot } from '../../../settings/index.ts'
import { SEARCH_WEIGHTS, type SearchWeight, type SearchWeights } from '../../../store/index.ts'

const SETTING = 'search-weights'

export function readWeights(settings: SettingsSnapshot): SearchWeights {
  return { ...SEARCH_WEIGHTS, ...overridesOf(settings) }
}

/** What to store for changes. @throws {ApiError} 400 for a name that there is not. */
export function weightChange(settings: SettingsSnapshot, changes: Readonly<Record<string, number>>) {
  for (const name of Object.keys(changes)) {
    if (!isWeight(name)) throw invalidField(name, `There is no such weight. There are: ${NAMES.join(', ')}.`)
  }
  return { key: SETTING, value: { ...overridesOf(settings), ...changes } }
}

const NAMES = Object.keys(SEARCH_WEIGHTS)

function overridesOf(settings: SettingsSnapshot): Partial<SearchWeights> {
  const stored = settings.read(SETTING)
  if (!isMap(stored)) return {}
  return Object.fromEntries(
    Object.entries(stored).filter(([name, weight]) => isWeight(name) && typeof weight === 'number'),
  )
}

function isWeight(name: string): name is SearchWeight {
  return NAMES.includes(name)
}
