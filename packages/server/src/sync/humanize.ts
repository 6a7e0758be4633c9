/** Readable names from those in the database (contract: data, section 7). */
import { readableName } from '@querent/contract'

export type HumanizationStrategy = 'simple' | 'none'

/** The strategy that a setting's value names; the usual one for anything unknown. */
export function strategyOf(value: unknown): HumanizationStrategy {
  return value === 'none' ? 'none' : 'simple'
}

/** The readable name; strategy `none` leaves names as they are. */
export function humanize(name: string, strategy: HumanizationStrategy): string {
  return strategy === 'none' ? name : readableName(name)
}
