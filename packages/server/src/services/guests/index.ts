/**
 * What guests, who have no account, see of content that was shared with them by a link or embedded into a page. Links are
 * made in services/sharing/publication. Tested by test/contract/public.test.ts and embed.test.ts.
 */
import { badRequest } from '@querent/contract'
import type { RowOrder } from '@querent/query'
import type { CardRow, DashboardRow, Store } from '../../store/index.ts'
import type { Settings } from '../../settings/index.ts'
import type { Connections } from '../../connections/index.ts'
import type { ActionService, ExecutionService } from '../actions/index.ts'
import { placedActions } from '../content/action-content/index.ts'
import { loadParts, type DashboardService } from '../content/dashboards/index.ts'
import type { FieldValuesService } from '../data/field-values/index.ts'
import type { ParameterRequest, ParameterValuesService } from '../content/parameter-values/index.ts'
import {
  readChoices,
  slugsOf,
  valuesBySlug,
  type DashboardFileService,
  type FileChoice,
  type QueryValues,
  type SeenDashboard,
} from '../asking/files/index.ts'
import type { CardQueryService, DashboardQueryService } from '../asking/queries/index.ts'
import { sharingRules } from '../sharing/publication/index.ts'
import { guestActions } from './actions.ts'
import { guestCard } from './card-record.ts'
import { guestDashboard } from './dashboard-record.ts'
import { embeddedContent } from './embedded.ts'
import { fieldsAndValues, filtersOfCard, filtersOfDashboard, type Filters } from './filtered-fields.ts'
import { missLimit } from './misses.ts'
import { oembed } from './oembed.ts'
import type { Opened } from './opened.ts'
import { sharedParameters, shownToGuest } from './parameters.ts'
import { publicLinks } from './public-links.ts'
import { guestValues } from './values.ts'

export type OpenedCard = Opened<CardRow>
export type OpenedDashboard = Opened<DashboardRow>

interface GuestServiceDeps {
  store: Store
  settings: Settings
  connections: Connections
  now: () => number
  actions: ActionService
  executions: ExecutionService
  dashboards: DashboardService
  cardQueries: CardQueryService
  dashboardQueries: DashboardQueryService
  dashboardFiles: DashboardFileService
  parameterValues: ParameterValuesService
  fieldValues: FieldValuesService
}

/** How shared content is run. */
interface GuestRun {
  signal: AbortSignal
  isPivot?: boolean
  /** Columns of the answer by which its rows are sorted. */
  order?: readonly RowOrder[] | undefined
}

type GuestDownload = Pick<
  Parameters<CardQueryService['download']>[1],
  'format' | 'formatRows' | 'escapesFormulas' | 'pivotResults'
> &
  Omit<GuestRun, 'isPivot' | 'order'>

/** A card on its place of the dashboard that the guest was let in to. */
interface GuestPlace {
  dashcardId: number
  cardId: number
}

/** What guests may ask of a card and of a dashboard alike. */
export interface SharedContent {
  filters(): Promise<Filters>
  /** @throws {ApiError} 400 for a parameter that there is not, or that the guest does not see. */
  parameter(
    key: string,
    query: Readonly<Record<string, unknown>>,
    wanted: 'values' | 'remapping',
  ): Promise<ParameterRequest>
}

export function guestService(deps: GuestServiceDeps) {
  const { store, settings, cardQueries, dashboardQueries, dashboards, parameterValues } = deps
  const rules = sharingRules(settings)

  function card(opened: OpenedCard): SharedContent {
    const { content } = opened
    return {
      filters: async () => filtersOfCard(opened),
      async parameter(...asked) {
        const { key, others } = opened.asks(...asked)
        return shown(parameterValues.ofCard(content, key, others), opened)
      },
    }
  }

  function dashboard(opened: OpenedDashboard): SharedContent {
    const { content } = opened
    return {
      filters: async () => filtersOfDashboard(opened, await loadParts(store, content.id)),
      parameter: async (...asked) => shown(await dashboards.parameterRequest(content, opened.asks(...asked)), opened),
    }
  }

  const guests = guestValues(deps)
  const content = { card, dashboard }

  async function cardRecord(opened: OpenedCard) {
    const { content, shows } = opened
    const parameters = sharedParameters(content).filter(shows).map(shownToGuest)
    return {
      ...guestCard(content, new Set(parameters.map(({ id }) => id))),
      parameters,
      ...(await fieldsAndValues(store, filtersOfCard(opened))),
    }
  }

  async function dashboardRecord(opened: OpenedDashboard) {
    const parts = await loadParts(store, opened.content.id)
    // A token shows, and changes nothing.
    const withActions = opened.caller.way === 'public' ? parts.dashcards : []
    const [durations, actions, fields] = await Promise.all([
      store.queryLog.averagesOfCards([...parts.cards.keys()]),
      placedActions(deps, withActions),
      fieldsAndValues(store, filtersOfDashboard(opened, parts)),
    ])
    return { ...guestDashboard(opened, parts, { durations, actions }), ...fields }
  }

  /**
   * What an address says of a file: its options, and values for the filters that a guest sees, by slug, with the defaults of
   * the others.
   * @throws {ApiError} 400 with the name of a value that belongs to none of them, or that its type does not have.
   */
  function fileOf({ content, shows }: OpenedDashboard, query: QueryValues) {
    const shownToThem = content.parameters.filter(shows)
    const { choice, values } = readChoices(shownToThem, query)
    return { choice, values: slugsOf(shownToThem, valuesBySlug(shownToThem, values)) }
  }

  /** The dashboard as the guest sees it, with the values that it was opened with. @throws {ApiError} 400 for an unknown tab. */
  async function dashboardFile(opened: OpenedDashboard, { signal, ...choice }: FileChoice & { signal: AbortSignal }) {
    const dashboard: SeenDashboard = await dashboardRecord(opened)
    const values = opened.values.map(({ id, value }) => ({ id, value }))
    const findLabel = async (key: string, value: string) =>
      guests.remap(await content.dashboard(opened).parameter(key, {}, 'remapping'), signal, value)
    const seen = { asked: opened, dashboard, values, locale: null, findLabel, signal, versions: opened.versions }
    return deps.dashboardFiles.make(seen, choice)
  }

  return {
    fileOf,
    dashboardFile,
    publicLinks: publicLinks(store, rules),
    embedded: embeddedContent({ ...deps, rules }),
    limited: missLimit(deps),
    values: guests,
    actions: guestActions({ ...deps, rules }),
    content,
    cardRecord,
    dashboardRecord,
    oembed,

    runCard: async (opened: OpenedCard, run: GuestRun) => {
      const request = { ...askedOf(opened), context: 'question', ...run }
      return untimed(await cardQueries.run(opened, request))
    },

    downloadCard: async (opened: OpenedCard, download: GuestDownload) =>
      untimed(await cardQueries.download(opened, { ...askedOf(opened), ...download })),

    runDashcard: async (opened: OpenedDashboard, place: GuestPlace, run: GuestRun) => {
      const request = { ...askedOf(opened), ...run }
      return untimed(await dashboardQueries.run(opened, place, request))
    },

    downloadDashcard: async (opened: OpenedDashboard, place: GuestPlace, download: GuestDownload) => {
      const request = { ...askedOf(opened), ...download }
      return untimed(await dashboardQueries.download(opened, place, request))
    },

    runDashboard: (
      opened: OpenedDashboard,
      run: Omit<GuestRun, 'isPivot'> & { dashcardIds: readonly number[] | undefined },
    ) => dashboardQueries.runAll(opened, { ...askedOf(opened), ...run }),
  }
}

/** Guests take what is cached. */
function askedOf({ values, versions }: Pick<OpenedCard, 'values' | 'versions'>) {
  return { parameters: values, versions, ignoreCache: false }
}

/** Without the times of its stages, which tell how the answer was found. */
function untimed<Result extends object>(result: Result): Result {
  return 'stageTimes' in result ? { ...result, stageTimes: {} } : result
}

function shown(request: ParameterRequest, { shows }: Pick<OpenedCard, 'shows'>): ParameterRequest {
  if (!shows(request.parameter)) throw badRequest()
  return request
}

export type GuestService = ReturnType<typeof guestService>
