/** Readers of stored values: what is not well-formed counts as not set. */
import { isMap } from '../../../data/index.ts'

export function flag(value: unknown, otherwise: boolean): boolean {
  return typeof value === 'boolean' ? value : otherwise
}

/** Numbers come as texts too. */
export function readNumber(value: unknown, otherwise: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : otherwise
}

export function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

export function oneOf<const T extends string>(value: unknown, allowed: readonly T[]): T | undefined {
  return allowed.find((item) => item === value)
}

export function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

export function mapOf(value: unknown): Record<string, unknown> {
  return isMap(value) ? value : {}
}
