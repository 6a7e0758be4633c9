/** What a segment's revisions hold and say. */
import type { JsonObject, SegmentWithCreator } from '../../../store/index.ts'
import { revisionsOf, textOrNull, verbOf, type RevisionWords } from '../revisions/index.ts'

export const segmentRevisions = revisionsOf('segment')
export const SEGMENT_WORDS: RevisionWords = { noun: 'Segment', phrase }

const KEPT = [
  'name',
  'description',
  'definition',
  'archived',
  'caveats',
  'points_of_interest',
  'show_in_getting_started',
] as const

type Kept = Pick<SegmentWithCreator, (typeof KEPT)[number]>

/** The part of a segment that people change. */
export function snapshotOf(segment: Kept): JsonObject {
  return Object.fromEntries(KEPT.map((key) => [key, segment[key]]))
}

/** The columns of a segment as they were. */
export function restored(object: JsonObject): Kept {
  const { name, description, definition, archived, caveats, points_of_interest, show_in_getting_started } = object
  return {
    name: String(name),
    description: textOrNull(description),
    definition: Object(definition),
    archived: archived === true,
    caveats: textOrNull(caveats),
    points_of_interest: textOrNull(points_of_interest),
    show_in_getting_started: show_in_getting_started === true,
  }
}

function phrase(key: string, before: unknown, after: unknown): string | undefined {
  switch (key) {
    case 'name':
      return `renamed {it} from "${String(before)}" to "${String(after)}"`
    case 'description':
      return `${verbOf(before, after)} the description`
    case 'definition':
      return 'changed the filter'
    case 'archived':
      return after === true ? 'archived {it}' : 'unarchived {it}'
    case 'caveats':
      return `${verbOf(before, after)} the caveats`
    case 'points_of_interest':
      return `${verbOf(before, after)} the points of interest`
    default:
      return undefined
  }
}
