/**
 * Revisions of content: each change leaves what the content was like after it, so that it can be looked up and brought
 * back. Any kind of content can have them: it says what it keeps and how it words its changes. Tested by
 * test/contract/revision.test.ts and segment.test.ts.
 */
import { isDeepStrictEqual } from 'node:util'
import { countValues } from '@querent/contract'
import { workTurn } from '../../../process/work-turns.ts'
import type { JsonObject, Repositories, RevisionModel, RevisionWithUser } from '../../../store/index.ts'
import { VERSION } from '../../../version.ts'
import type { UserWork } from '../../shared/work.ts'
import { changedSince } from '../../shared/changed-since.ts'
import { revisionRecord, type RevisionWords } from './record.ts'

export { revisionService, type EarlierVersion } from './snapshots.ts'
export { thenAndNow } from './then-and-now.ts'
export { placedPhrase, textOrNull, verbOf } from './words.ts'
export type { RevisionWords } from './record.ts'

export interface RecordedChange {
  id: number
  /** Null for new content. */
  before: JsonObject | null
  after: JsonObject
  message: string | null
  isReversion?: boolean
}

/** Values in content from which on comparing it takes milliseconds. */
const LARGE_VALUES = 5_000

/** Revisions of one kind of content. */
export function revisionsOf(model: RevisionModel) {
  /**
   * Notes changes, in their work; one that changed nothing leaves nothing. Content from before there were revisions gets a
   * first one that shows what it was like.
   */
  async function record({ repositories, user, time }: UserWork, ...changes: RecordedChange[]): Promise<void> {
    const { revisions } = repositories
    if (changes.some(({ after }) => countValues(after, LARGE_VALUES) > LARGE_VALUES)) await workTurn()
    const real = changes.filter(
      ({ before, after, isReversion }) =>
        isReversion === true || before === null || !isDeepStrictEqual(withoutPin(before), withoutPin(after)),
    )
    if (real.length === 0) return
    const known = await revisions.idsWithAny(
      model,
      real.map(({ id }) => id),
    )
    const rows = real.flatMap(({ id, before, after, message, isReversion = false }) => {
      const base = { model_id: id, timestamp: time, metabase_version: VERSION.tag, is_creation: before === null }
      const change = { ...base, object: after, user_id: user.id, is_reversion: isReversion, message }
      if (before === null || known.has(id)) return [change]
      return [{ ...base, object: before, user_id: null, is_reversion: false, message: null }, change]
    })
    await revisions.add(model, rows)
  }

  /** Newest first, as clients see them. */
  async function list({ revisions }: Pick<Repositories, 'revisions'>, id: number, words: RevisionWords) {
    const rows = await revisions.listOf(model, id)
    const records: ReturnType<typeof revisionRecord>[] = []
    for (const [index, row] of rows.entries()) {
      records.push(revisionRecord(row, rows[index + 1], index === 0, words))
      await workTurn()
    }
    return records
  }

  async function find(
    { revisions }: Pick<Repositories, 'revisions'>,
    id: number,
    revisionId: number,
  ): Promise<RevisionWithUser | undefined> {
    return (await revisions.listOf(model, id)).find((row) => row.id === revisionId)
  }

  /** What tells one state of the content from the next: the id of its newest revision. */
  async function versionOf({ revisions }: Pick<Repositories, 'revisions'>, id: number): Promise<string> {
    return String((await revisions.newestOf(model, id))?.id ?? 0)
  }

  /**
   * @param expected The version that somebody started from; undefined for whoever does not say.
   * @throws {ApiError} 412 when somebody has changed the content since: who, and when.
   */
  async function requireVersion(
    { revisions }: Pick<Repositories, 'revisions'>,
    id: number,
    expected: string | undefined,
  ): Promise<void> {
    if (expected === undefined) return
    const newest = await revisions.newestOf(model, id)
    if (String(newest?.id ?? 0) === expected) return
    throw changedSince({
      by: newest === undefined || newest.user_id === null ? null : { ...newest, id: newest.user_id },
      at: newest?.timestamp ?? null,
      revisionId: newest?.id ?? null,
    })
  }

  return { record, list, find, versionOf, requireVersion }
}

/** Pins move when others are pinned: that alone is no change of the content. */
function withoutPin({ collection_position: _position, ...rest }: JsonObject): JsonObject {
  return rest
}
