/** Revisions as clients see them (contract: revisions, sections 2 and 3). */
import { isDeepStrictEqual } from 'node:util'
import type { JsonObject, RevisionWithUser } from '../../../store/index.ts'
import { commonName } from '../../shared/person.ts'

/** How a kind of content words its changes. */
export interface RevisionWords {
  /** What the content is called, e.g. `Segment`. */
  noun: string
  /**
   * The changes of one key as phrases, e.g. `changed the description`; undefined for what is not worth a word. A phrase
   * that names the content holds `{it}`.
   */
  phrase: (key: string, before: unknown, after: unknown) => string | readonly string[] | undefined
}

/** @param previous The revision before it; undefined for the oldest. */
export function revisionRecord(
  row: RevisionWithUser,
  previous: RevisionWithUser | undefined,
  isNewest: boolean,
  words: RevisionWords,
) {
  const changed = previous === undefined ? null : difference(previous.object, row.object)
  const phrases = changed === null ? [] : phrasesOf(changed, words)
  const { email, first_name, last_name, user_id } = row
  return {
    id: row.id,
    timestamp: row.timestamp,
    is_creation: row.is_creation,
    is_reversion: row.is_reversion,
    most_recent: isNewest,
    message: row.message,
    metabase_version: row.metabase_version,
    user:
      user_id === null
        ? {}
        : { id: user_id, first_name, last_name, common_name: commonName({ first_name, last_name, email }) },
    diff: changed === null ? null : shownDifference(changed),
    description: describe(row, phrases, words),
    has_multiple_changes: phrases.length > 1,
  }
}

interface Difference {
  before: JsonObject
  after: JsonObject
}

/** The keys that changed. */
function difference(before: JsonObject, after: JsonObject): Difference {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = keys.filter((key) => !isDeepStrictEqual(before[key] ?? null, after[key] ?? null))
  const of = (object: JsonObject) => Object.fromEntries(changed.map((key) => [key, object[key] ?? null]))
  return { before: of(before), after: of(after) }
}

/** As clients see it: of lists, what changed at each place; null where nothing did, and what is equal at the end cut. */
function shownDifference({ before, after }: Difference): Difference {
  const shown: Difference = { before: {}, after: {} }
  for (const key of Object.keys(after)) {
    const [old, next] = [before[key], after[key]]
    const isList = Array.isArray(old) && Array.isArray(next)
    const [left, right] = isList ? listDifference(old, next) : [old, next]
    shown.before[key] = left
    shown.after[key] = right
  }
  return shown
}

function listDifference(before: readonly unknown[], after: readonly unknown[]): [unknown[], unknown[]] {
  const length = Math.max(before.length, after.length)
  const pairs = Array.from({ length }, (_, at) => itemDifference(before[at] ?? null, after[at] ?? null))
  const side = (index: 0 | 1) => pairs.map((pair) => pair[index])
  return [cut(side(0)), cut(side(1))]
}

function itemDifference(before: unknown, after: unknown): [unknown, unknown] {
  if (isDeepStrictEqual(before, after)) return [null, null]
  if (before === null || after === null || typeof before !== 'object' || typeof after !== 'object')
    return [before, after]
  const inside = difference({ ...before }, { ...after })
  return [inside.before, inside.after]
}

function cut(items: readonly unknown[]): unknown[] {
  return items.slice(0, items.findLastIndex((item) => item !== null) + 1)
}

function phrasesOf({ before, after }: Difference, { phrase }: RevisionWords): string[] {
  return Object.keys(after).flatMap((key) => phrase(key, before[key], after[key]) ?? [])
}

function describe(
  { is_creation, is_reversion }: RevisionWithUser,
  phrases: readonly string[],
  { noun }: RevisionWords,
): string {
  if (is_creation) return 'created this.'
  if (is_reversion) return 'reverted to an earlier version.'
  if (phrases.length === 0) return `saved this ${noun}.`
  const list = [phrases.slice(0, -1).join(', '), phrases.at(-1)].filter((part) => part !== '').join(' and ')
  return `${list.replace('{it}', `this ${noun}`).replaceAll('{it}', 'it')}.`
}
