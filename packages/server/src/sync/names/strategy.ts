/** Whether names are made readable: the setting `humanization-strategy`. */
export type HumanizationStrategy = 'simple' | 'none'

/** The strategy that a setting's value names; the usual one for anything unknown. */
export function strategyOf(value: unknown): HumanizationStrategy {
  return value === 'none' ? 'none' : 'simple'
}
