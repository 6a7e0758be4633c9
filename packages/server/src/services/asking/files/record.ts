/** A dashboard as people see it, with its answers, as a picture is made of it. */
import type { DashboardPicture, PlacedPicture, TabPicture } from '../../../pictures/index.ts'
import { placeSettings } from '../queries/index.ts'

type JsonMap = Readonly<Record<string, unknown>>

/** What is read of a dashboard's record, as its readers get it. */
export interface SeenDashboard {
  name: string
  description?: string | null
  parameters: readonly JsonMap[]
  tabs: readonly { id: number; name: string; position: number }[]
  dashcards: readonly SeenDashcard[]
}

interface SeenQuestion {
  name?: string
  display?: string
  visualization_settings?: JsonMap
  /** What there is of it where no question is. */
  query_average_duration?: number | null
}

interface SeenSeries extends SeenQuestion {
  id: number
}

interface SeenDashcard {
  id: number
  card_id: number | null
  card?: SeenQuestion | null
  action_id?: number | null
  action?: object | null
  series?: readonly SeenSeries[]
  dashboard_tab_id?: number | null
  row: number
  col: number
  size_x: number
  size_y: number
  parameter_mappings: readonly JsonMap[]
  visualization_settings: JsonMap
}

/** A value of a filter by the id of its parameter. */
export interface FilterValue {
  id: unknown
  value: unknown
}

interface PictureOf {
  values: readonly FilterValue[]
  /** What is shown for values, by the ids of their parameters. */
  labels: ReadonlyMap<unknown, readonly (readonly [value: unknown, label: string])[]>
  /** JSON text of an answer, in UTF-8, by the ids of its place and its card; undefined for a question that was not asked. */
  answerOf(dashcardId: number, cardId: number): Uint8Array | undefined
  /** The tab that is wanted; all when left out. */
  tab?: number | undefined
}

/** The tabs in their order; one without a name for a dashboard that has none. */
function tabsOf({ tabs }: SeenDashboard, wanted?: number): { id: number | null; name: string }[] {
  const all = tabs.toSorted((a, b) => a.position - b.position)
  const shown = wanted === undefined ? all : all.filter(({ id }) => id === wanted)
  return shown.length === 0 ? [{ id: null, name: '' }] : shown
}

/** Places of the tabs that are wanted; a button is of no use on paper. */
export function shownPlaces(dashboard: SeenDashboard, wanted?: number): SeenDashcard[] {
  const ids = new Set(tabsOf(dashboard, wanted).map(({ id }) => id))
  const [first] = tabsOf(dashboard)
  return dashboard.dashcards.filter((place) => ids.has(place.dashboard_tab_id ?? first?.id ?? null) && !isAction(place))
}

/** Guests get no `action_id`, and nothing of the card that an action is about. */
function isAction({ action_id = null, action = null, card_id, card }: SeenDashcard): boolean {
  return action_id !== null || action !== null || (card_id !== null && card === null)
}

/** Names of required filters without a value that a place waits for. */
export function awaitedBy(
  { parameter_mappings }: SeenDashcard,
  { parameters }: SeenDashboard,
  values: readonly FilterValue[],
): string[] {
  const isEmpty = (id: unknown) => isNothing(values.find((one) => one.id === id)?.value)
  return parameters
    .filter(({ id, required }) => required === true && isEmpty(id))
    .filter(({ id }) => parameter_mappings.some((mapping) => mapping['parameter_id'] === id))
    .map(({ name }) => String(name))
}

const isNothing = (value: unknown) => value == null || value === '' || (Array.isArray(value) && value.length === 0)

/** All that a picture needs. */
export function pictureOf(dashboard: SeenDashboard, given: PictureOf): DashboardPicture {
  const { values, labels, tab } = given
  const places = shownPlaces(dashboard, tab)
  const first = tabsOf(dashboard)[0]?.id ?? null
  return {
    title: dashboard.name,
    ...(dashboard.description ? { description: dashboard.description } : {}),
    filters: dashboard.parameters.map((parameter) => ({
      parameter,
      value: values.find(({ id }) => id === parameter['id'])?.value ?? null,
      labels: labels.get(parameter['id']) ?? [],
    })),
    tabs: tabsOf(dashboard, tab).map(({ id, name }): TabPicture => {
      const own = places.filter(({ dashboard_tab_id }) => (dashboard_tab_id ?? first) === id)
      return { name, cards: own.map((place) => placedPicture(place, dashboard, given)) }
    }),
  }
}

function placedPicture(place: SeenDashcard, dashboard: SeenDashboard, given: PictureOf): PlacedPicture {
  const { row, col, size_x, size_y, card_id, card, series = [] } = place
  const at = { row, col, size_x, size_y }
  const { visualization_settings: own, parameter_mappings: mappings } = place
  if (card_id === null) return { ...at, card: { kind: 'written', settings: own, mappings } }
  const settings = placeSettings(card?.visualization_settings ?? {}, own)
  const awaits = awaitedBy(place, dashboard, given.values)
  return {
    ...at,
    card: {
      kind: 'question',
      title: String(settings['card.title'] ?? card?.name ?? ''),
      display: card?.display ?? 'table',
      settings,
      answer: given.answerOf(place.id, card_id) ?? {},
      series: series.flatMap(({ id, name = '' }) => {
        const answer = given.answerOf(place.id, id)
        return answer === undefined ? [] : [{ name, answer }]
      }),
      ...(awaits.length > 0 && { awaits }),
    },
  }
}
