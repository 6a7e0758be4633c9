/** Stored settings, read with care: what is not of the expected form counts as not set. */
import { columnNamed, isMap, type Column } from '../../data/index.ts'

export function readAll(stored: unknown): Readonly<Record<string, unknown>> {
  return isMap(stored) ? stored : {}
}

export function readFlag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined
}

/** Numbers, also as text. */
export function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

export function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

export function readChoice<const T extends string>(value: unknown, ...allowed: readonly T[]): T | undefined {
  return allowed.find((item) => item === value)
}

/** The stored name if the result has such a column, else the name of the column that is guessed; null for none. */
export function chosenName(columns: readonly Column[], stored: unknown, guessed: Column | undefined): string | null {
  return (columnNamed(columns, stored) ?? guessed)?.name ?? null
}
