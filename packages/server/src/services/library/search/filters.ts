/** What each filter means, and which kinds of results it leaves (contract: search, sections 1 and 3). */
import { badRequest } from '@querent/contract'
import { createClock, rangeOfText } from '@querent/query'
import type { SettingsSnapshot } from '../../../settings/index.ts'
import { SEARCH_MODELS, type SearchFilter, type SearchModel, type TimeRange } from '../../../store/index.ts'

/** As a client asks for it. */
export interface SearchInput {
  text?: string
  models?: readonly SearchModel[]
  archived?: boolean
  databaseId?: number
  /** A collection with all that lies below it. */
  collectionId?: number
  creatorIds?: readonly number[]
  editorIds?: readonly number[]
  createdAt?: string
  lastEditedAt?: string
  verified?: boolean
  withSql?: boolean
  personal?: PersonalFilter
  ids?: readonly number[]
  withAncestors?: boolean
  withDashboardQuestions?: boolean
  displays?: readonly string[]
  withAvailableModels?: boolean
  /** What the results are for, such as `command-palette`. */
  context?: string
  page?: { limit: number; offset: number }
}

export type PersonalFilter = 'all' | 'only' | 'only-mine' | 'exclude' | 'exclude-others'

const CARDS: readonly SearchModel[] = ['card', 'dataset', 'metric']
const CONTENT: readonly SearchModel[] = [...CARDS, 'dashboard']
const MADE: readonly SearchModel[] = [...CONTENT, 'action']

/** The kinds that know a filter. */
const KNOWN_BY: readonly [(input: SearchInput) => boolean, readonly SearchModel[]][] = [
  [({ creatorIds }) => creatorIds !== undefined, MADE],
  [({ createdAt }) => createdAt !== undefined, [...MADE, 'collection', 'table', 'database']],
  [({ editorIds }) => editorIds !== undefined, CONTENT],
  [({ lastEditedAt }) => lastEditedAt !== undefined, MADE],
  [({ databaseId }) => databaseId !== undefined, [...CARDS, 'table', 'segment', 'action', 'indexed-entity']],
  [({ verified }) => verified === true, CONTENT],
  [({ withSql }) => withSql === true, [...CARDS, 'action']],
  [({ displays }) => displays !== undefined, CARDS],
  [({ archived }) => archived === true, [...MADE, 'collection', 'segment']],
  [({ ids }) => ids !== undefined, MADE],
  [({ collectionId }) => collectionId !== undefined, [...MADE, 'collection']],
  [({ personal }) => personal === 'only' || personal === 'only-mine', [...MADE, 'collection']],
]

/** Kinds that came with releases newer than others are searched when they are asked for. */
const NEWER: ReadonlySet<SearchModel> = new Set(['document', 'measure', 'transform'])

/** The kinds that are searched; `models` of the input may be left out. */
export function modelsLeft(input: SearchInput): SearchModel[] {
  // Values are far more than what people list.
  const isListed = (model: SearchModel) => model !== 'indexed-entity' || (input.text ?? '') !== ''
  const asked = input.models ?? SEARCH_MODELS.filter((model) => !NEWER.has(model) && isListed(model))
  const filters = KNOWN_BY.filter(([isUsed]) => isUsed(input)).map(([, models]) => models)
  return [...new Set(asked)].filter((model) => filters.every((models) => models.includes(model)))
}

/** @throws {ApiError} 400 for a date that cannot be read, and for ids of several kinds. */
export function readFilter(input: SearchInput, settings: SettingsSnapshot, now: number): SearchFilter {
  if (input.ids !== undefined && input.models?.length !== 1) {
    throw badRequest('Filtering by ids work only when you ask for a single model')
  }
  const { databaseId, creatorIds, editorIds, displays, ids, verified } = input
  const range = (text: string | undefined) => (text === undefined ? {} : readRange(text, settings, now))
  return {
    models: modelsLeft(input),
    archived: input.archived === true,
    withDashboardQuestions: input.withDashboardQuestions === true,
    ...(databaseId === undefined ? {} : { databaseId }),
    ...(creatorIds === undefined ? {} : { creatorIds }),
    ...(editorIds === undefined ? {} : { editorIds }),
    ...(displays === undefined ? {} : { displays }),
    ...(ids === undefined ? {} : { ids }),
    ...(verified === undefined ? {} : { verified }),
    ...(input.createdAt === undefined ? {} : { created: range(input.createdAt) as TimeRange }),
    ...(input.lastEditedAt === undefined ? {} : { edited: range(input.lastEditedAt) as TimeRange }),
  }
}

function readRange(text: string, settings: SettingsSnapshot, now: number): TimeRange {
  const timeZone = settings.get('report-timezone') ?? 'UTC'
  const range = rangeOfText(text, createClock(now, timeZone, settings.get('start-of-week')))
  if (range === undefined) throw badRequest(`Failed to parse datetime value: ${text}`)
  const iso = (at: Temporal.PlainDateTime | null) =>
    at === null ? null : withinYears(new Date(at.toZonedDateTime(timeZone).epochMilliseconds)).toISOString()
  return { start: iso(range.start), end: iso(range.end) }
}

/** Other years have a sign in ISO text, which sorts before all digits. */
function withinYears(at: Date): Date {
  return new Date(Math.min(Math.max(at.getTime(), FIRST_MOMENT), LAST_MOMENT))
}

const FIRST_MOMENT = Date.parse('0001-01-01T00:00:00Z')
const LAST_MOMENT = Date.parse('9999-12-31T23:59:59.999Z')
