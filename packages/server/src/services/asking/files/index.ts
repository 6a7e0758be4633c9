/** Dashboards as files: PDF and PNG, drawn from the answers of all cards. Tested by test/contract/dashboard-files.test.ts. */
import { forbidden, invalidField, refusedParameter, type ApiError } from '@querent/contract'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { PictureTooLarge, type DashboardPicture, type Pictures, type Reader } from '../../../pictures/index.ts'
import { attachmentHeader, exportFileName } from '../../../query-runner/index.ts'
import type { Settings } from '../../../settings/index.ts'
import type { CacheVersions, DashboardRow } from '../../../store/index.ts'
import type { DashboardService } from '../../content/dashboards/index.ts'
import type { Asked, DashboardQueryService, DeliveryContext, PlacedAnswer } from '../queries/index.ts'
import { readChoices, type PageChoice } from './choices.ts'
import { labelsOf, type FindLabel } from './labels.ts'
import { awaitedBy, pictureOf, shownPlaces, type FilterValue, type SeenDashboard } from './record.ts'
import { valuesBySlug, type QueryValues } from './values.ts'

export { readChoices, type PageChoice } from './choices.ts'
export { labelsOf } from './labels.ts'
export { slugsOf, valuesBySlug, type QueryValues } from './values.ts'
export type { SeenDashboard } from './record.ts'

/** What a file is to be. */
export interface FileChoice extends PageChoice {
  format: FileFormat
}

type FileFormat = 'pdf' | 'png'

interface DashboardFile {
  bytes: Uint8Array
  contentType: string
  disposition: string
}

interface RunFor {
  /** What the query log calls it; a download when left out. */
  context?: DeliveryContext
  /** What was asked already with these rights and values; the questions are asked when left out. */
  answers?: Iterable<PlacedAnswer>
  signal: AbortSignal
  versions: CacheVersions
}

/** A dashboard that somebody sees, with the values that it is run with. */
interface Seen extends RunFor {
  asked: Asked<Pick<DashboardRow, 'id' | 'parameters' | 'cache_ttl'>>
  dashboard: SeenDashboard
  values: readonly FilterValue[]
  /** Of the reader; that of the instance when null. */
  locale: string | null
  findLabel: FindLabel
}

interface DashboardFileDeps {
  settings: Settings
  dashboards: DashboardService
  dashboardQueries: DashboardQueryService
  pictures: Pictures
  now: () => number
}

/** In pixels of the page: a dashboard in a window of a usual width. */
const POSTER_WIDTH = 1200
const TYPES = { pdf: 'application/pdf', png: 'image/png' } as const
const NOT_DOWNLOADED = /^\{"data":\{"download_perms":"none"/
const FAILED = /^\{(?:"data":\{"rows":\[\],"cols":\[\]\},"row_count":0,)?"status":/

export function dashboardFileService({ settings, dashboards, dashboardQueries, pictures, now }: DashboardFileDeps) {
  /**
   * The file for somebody with an account, in their language or another.
   * @param query Values of filters, by slug, and options of the file.
   * @throws {ApiError} 404 or 403 as for reading; 400 with the name of a wrong value, or for more than a file holds; 403 when no card may be downloaded.
   */
  async function ofUser(
    user: CurrentUser,
    { id, query, locale = user.locale, ...runFor }: { id: number; query: QueryValues; locale?: string | null } & RunFor,
    format: FileFormat,
  ): Promise<DashboardFile> {
    const dashboard: SeenDashboard = await dashboards.getShown(user, id)
    const read = readChoices(dashboard.parameters, query)
    const values = valuesBySlug(dashboard.parameters, read.values)
    const findLabel: FindLabel = (key, value) =>
      dashboards.remapValue({ user, signal: runFor.signal }, { dashboardId: id, key }, value)
    const seen = { asked: { user, id }, dashboard, values, locale, findLabel, ...runFor }
    return make(seen, { format, ...read.choice })
  }

  /** Asks every card once, unless its answer is there, and draws. @throws {ApiError} as `ofUser`. */
  async function make(seen: Seen, choice: FileChoice): Promise<DashboardFile> {
    const { dashboard, values, signal } = seen
    const { format, tab } = choice
    requireTab(dashboard, tab)
    const answers = await (seen.answers ? written(seen.answers) : answersOf(dashboardQueries, seen, choice))
    requireRows(answers)
    const labels = await labelsOf(dashboard.parameters, values, seen.findLabel)
    const answerOf = (place: number, card: number) => answers.get(`${place}/${card}`)?.json
    const picture = pictureOf(dashboard, { values, labels, tab, answerOf })
    const given = { reader: await readerOf(settings, seen.locale), signal }
    const bytes = await drawn(picture, choice, given).catch((error: unknown) => {
      throw error instanceof PictureTooLarge ? tooLarge(error) : error
    })
    const name = exportFileName(dashboard.name, format, new Date(now()).toISOString().slice(0, 19))
    return { bytes, contentType: TYPES[format], disposition: attachmentHeader(name) }
  }

  async function drawn(
    picture: DashboardPicture,
    { format, paper = 'a4', orientation }: FileChoice,
    given: { reader: Reader; signal: AbortSignal },
  ): Promise<Uint8Array> {
    if (format === 'pdf')
      return pictures.pdf(picture, { paper, ...(orientation !== undefined && { orientation }) }, given)
    return (await pictures.poster(picture, { width: POSTER_WIDTH }, given)).bytes
  }

  return { ofUser, make }
}

export type DashboardFileService = ReturnType<typeof dashboardFileService>

/** By `place/card`, of all cards but those that wait for a value. */
async function answersOf(
  { answerAll }: DashboardQueryService,
  { asked, dashboard, values, signal, versions, context }: Seen,
  { format, tab }: FileChoice,
) {
  const wanted = shownPlaces(dashboard, tab)
    .filter((place) => place.card_id !== null && awaitedBy(place, dashboard, values).length === 0)
    .map(({ id }) => id)
  const answers = await answerAll(asked, {
    parameters: values.map((value) => ({ ...value })),
    dashcardIds: wanted,
    ignoreCache: false,
    signal,
    versions,
    context: context ?? `${format}-download`,
  })
  return written(answers)
}

/** How the reader writes: in their language, else that of the instance. */
async function readerOf(settings: Settings, locale: string | null): Promise<Reader> {
  const current = await settings.current()
  return {
    locale: locale ?? String(current.read('site-locale') ?? 'en'),
    startOfWeek: current.get('start-of-week'),
    customFormatting: Object(current.read('custom-formatting')),
  }
}

function tooLarge({ limit }: PictureTooLarge): ApiError {
  return refusedParameter(
    'seconds' in limit
      ? `The dashboard is too large for one file: drawing it takes more than ${limit.seconds} seconds. Download its tabs one by one.`
      : `The dashboard is too large for one file: drawing it takes more than ${limit.megabytes} MB of memory. Download its tabs one by one.`,
  )
}

function requireTab({ tabs }: SeenDashboard, wanted: number | undefined): void {
  if (wanted !== undefined && !tabs.some(({ id }) => id === wanted)) {
    throw invalidField('tab', 'The dashboard does not have this tab.')
  }
}

/** @throws {ApiError} 403 when there are rows, and none of them may be downloaded. */
function requireRows(answers: Answers): void {
  const answered = [...answers.values()].filter(({ kind }) => kind !== 'failed')
  if (answered.length > 0 && answered.every(({ kind }) => kind === 'not-downloaded')) {
    throw forbidden('You do not have permissions to download the results of this query.')
  }
}

/** An answer as it goes to the thread that draws, which takes the memory of its bytes without a copy. */
interface WrittenAnswer {
  kind: 'rows' | 'failed' | 'not-downloaded'
  /** JSON text in UTF-8. */
  json: Uint8Array
}

type Answers = ReadonlyMap<string, WrittenAnswer>

/** By `place/card`. Places with the same answer share its bytes. */
async function written(answers: AsyncIterable<PlacedAnswer> | Iterable<PlacedAnswer>): Promise<Answers> {
  const encoder = new TextEncoder()
  const found = new Map<string, WrittenAnswer>()
  let last: { body: string; answer: WrittenAnswer } | undefined
  for await (const { dashcardId, cardId, body } of answers) {
    if (last?.body !== body) last = { body, answer: { kind: kindOf(body), json: encoder.encode(body) } }
    found.set(`${dashcardId}/${cardId}`, last.answer)
  }
  return found
}

function kindOf(body: string): WrittenAnswer['kind'] {
  if (FAILED.test(body)) return 'failed'
  return NOT_DOWNLOADED.test(body) ? 'not-downloaded' : 'rows'
}
