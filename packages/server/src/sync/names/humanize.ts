/** Readable names from those in the database (contract: data-model, section 4). */
import { hasSmallLetters, readableName } from '@querent/contract'
import { nameOfPath } from '../json/index.ts'
import type { HumanizationStrategy } from './strategy.ts'

/** The readable name of a field inside JSON, e.g. `Payload: User: ID`. */
export function humanizePath(path: readonly string[], strategy: HumanizationStrategy): string {
  return strategy === 'none' ? nameOfPath(path) : path.map((part) => readableName(part)).join(': ')
}

/**
 * The readable name; strategy `none` leaves names as they are.
 * @param beside Names of the same table: where one has small letters, capitals of another are meant as such.
 */
export function humanize(name: string, strategy: HumanizationStrategy, beside: readonly string[] = []): string {
  return strategy === 'none' ? name : readableName(name, hasSmallLetters(name) || beside.some(hasSmallLetters))
}
