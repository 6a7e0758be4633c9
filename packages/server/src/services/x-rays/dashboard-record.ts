/** An x-ray as a dashboard that is not stored (contract: x-rays, section 2). */
import type { CurrentUser } from '../../permissions/current-user.ts'
import { canRunAdHoc } from '../../permissions/check.ts'
import type { Clause, Source, XRay, XRayCard } from './engine/index.ts'
import type { Related } from './related.ts'

interface Shown {
  user: CurrentUser
  source: Source
  /** The path of the page. */
  url: string
  related: Related
  filter: Clause | null
  paramFields: Readonly<Record<string, unknown>>
}

type Question = Extract<XRayCard, { question: unknown }>['question']

export function dashboardRecord(xRay: XRay, { user, source, url, related, filter, paramFields }: Shown) {
  const ids = temporaryIds()
  return {
    name: xRay.finding,
    transient_name: xRay.finding,
    description: xRay.description,
    creator_id: user.id,
    parameters: xRay.filters.map(({ parameter }) => parameter),
    dashcards: dashcardsOf(xRay, { user, source, ids }),
    tabs: [],
    related,
    more: xRay.isCut ? `${url}#show=all` : null,
    transient_filters: filter === null ? null : [...filter],
    param_fields: paramFields,
    auto_apply_filters: true,
    width: 'fixed' as const,
  }
}

/** `T_1`, `T_2`, …: unlike every stored number. */
export function temporaryIds(): () => string {
  let last = 0
  return () => `T_${(last += 1)}`
}

interface Placing {
  user: CurrentUser
  source: Source
  ids: () => string
  tabId?: number | null
  /** Rows above. */
  below?: number
}

export function dashcardsOf({ cards, filters }: XRay, placing: Placing) {
  const { ids, tabId = null, below = 0 } = placing
  return cards.map((one) => {
    const place = { ...one.place, row: one.place.row + below, dashboard_tab_id: tabId }
    if ('text' in one) return { id: ids(), ...place, ...textCard(one.text) }
    const card = cardRecord(one.question, placing)
    const series = one.series.map((question) => cardRecord(question, placing))
    return {
      id: ids(),
      ...place,
      card_id: card.id,
      card,
      series,
      visualization_settings: {},
      parameter_mappings: [card, ...series].flatMap(({ id }) =>
        filters.map(({ parameter, target }) => ({ parameter_id: parameter.id, card_id: id, target: [...target] })),
      ),
    }
  })
}

/** Words over the full width. */
export function textCard(text: string) {
  return {
    card_id: null,
    card: null,
    visualization_settings: {
      text,
      virtual_card: { display: 'text', name: null, dataset_query: {}, visualization_settings: {}, archived: false },
      'dashcard.background': false,
      'text.align_vertical': 'bottom',
    },
    parameter_mappings: [],
  }
}

function cardRecord(question: Question, { user, source, ids }: Placing) {
  const { name, why, display, query, settings } = question
  return {
    id: ids(),
    name,
    description: why === '' ? null : why,
    display,
    dataset_query: query,
    visualization_settings: settings,
    creator_id: user.id,
    collection_id: null,
    database_id: source.databaseId,
    table_id: source.tableId,
    query_type: 'query' as const,
    can_run_adhoc_query: canRunAdHoc(user, { database_id: source.databaseId, query_type: 'query' }),
  }
}
