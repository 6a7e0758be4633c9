/** Readable names from those in the database (contract: data-model, section 4). */
import { readableName } from '@querent/contract'
import { nameOfPath } from '../json/index.ts'
import type { HumanizationStrategy } from './strategy.ts'

/** The readable name of a field inside JSON, e.g. `Payload: User: ID`. */
export function humanizePath(path: readonly string[], strategy: HumanizationStrategy): string {
  return strategy === 'none' ? nameOfPath(path) : path.map(readableName).join(': ')
}

/** The readable name; strategy `none` leaves names as they are. */
export function humanize(name: string, strategy: HumanizationStrategy): string {
  return strategy === 'none' ? name : readableName(name)
}
