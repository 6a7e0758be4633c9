/** Subjects for tests of rules and of the engine. */
import type { Fingerprint } from '../../packages/query/src/index.ts'
import {
  columnOf,
  wordsWith,
  type Column,
  type Subject,
  type Via,
} from '../../packages/server/src/services/x-rays/engine/index.ts'

interface TestColumn {
  name: string
  type: string
  semantic?: string
  distinct?: number
  /** The share of rows without a value. */
  empty?: number
  numbers?: { min: number; q1: number; q3: number; max: number; avg: number }
  /** The first and the last day. */
  span?: readonly [string, string]
  via?: Via
}

const ROWS = 500

export function column({ name, type, semantic, distinct, empty = 0, numbers, span, via }: TestColumn): Column {
  const fingerprint: Fingerprint = {
    global: { 'distinct-count': distinct ?? 50, 'nil%': empty },
    type: {
      ...(numbers && { 'type/Number': { ...numbers, sd: null } }),
      ...(span && { 'type/DateTime': { earliest: `${span[0]}T00:00:00Z`, latest: `${span[1]}T00:00:00Z` } }),
    },
  }
  const id = [...name].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 7) % 100_003
  return columnOf({ id, name, label: name, type, semantic: semantic ?? null, fingerprint, via: via ?? null }, ROWS)
}

/** A table of 500 rows, looked at on the first day of November 2026. */
export function subject({ name, columns, ...rest }: Pick<Subject, 'name' | 'columns'> & Partial<Subject>): Subject {
  const fill = (text: string, values: Readonly<Record<string, unknown>> = {}): string =>
    text.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
      const value: unknown = values[key]
      const { text: inner, values: own } = Object(value)
      return typeof inner === 'string' ? fill(inner, own) : String(value)
    })
  return {
    name,
    source: { databaseId: 1, tableId: 2, from: { 'source-table': 2 }, filter: null },
    entity: null,
    rows: ROWS,
    columns,
    measures: [],
    pinned: [],
    now: Date.parse('2026-11-01T12:00:00Z'),
    words: wordsWith(fill, 'en'),
    ...rest,
  }
}
