/** Readable names from those in the database (contract: data-model, section 4). */
import { readableName } from '@querent/contract'
import { nameOfPath } from './json/index.ts'

export type HumanizationStrategy = 'simple' | 'none'

/** The strategy that a setting's value names; the usual one for anything unknown. */
export function strategyOf(value: unknown): HumanizationStrategy {
  return value === 'none' ? 'none' : 'simple'
}

/** The readable name of a field inside JSON, e.g. `Payload: User: ID`. */
export function humanizePath(path: readonly string[], strategy: HumanizationStrategy): string {
  return strategy === 'none' ? nameOfPath(path) : path.map(readableName).join(': ')
}

/** The readable name; strategy `none` leaves names as they are. */
export function humanize(name: string, strategy: HumanizationStrategy): string {
  return strategy === 'none' ? name : readableName(name)
}
