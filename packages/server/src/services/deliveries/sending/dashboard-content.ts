/** What a subscription sends: its dashboard with its filter values, run with the rights of who made it. */
import type { AttachedFile, DeliveredCard, DeliveredPart, DeliveryContent } from '../../../delivery/index.ts'
import { cause, isEmptyResult, WRITTEN } from '../../../delivery/index.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { Notification } from '../../../store/index.ts'
import { placeSettings, type PlacedAnswer } from '../../asking/queries/index.ts'
import {
  loadParts,
  shownDashcards,
  type DashboardParts,
  type DashboardSight,
  type Dashcard,
} from '../../content/dashboards/index.ts'
import { refusal, type MadeContent } from './alert-content.ts'
import type { ContentDeps } from './content-deps.ts'
import { filterValues, linkWith, shownFilters, slugOf, type FilterValue } from './filters.ts'
import { attachFiles, fileNameIn } from './files.ts'
import { resultOf } from './results.ts'
import { CannotSend } from './stopped.ts'
import { writtenParts } from './written-parts.ts'

interface ContentOptions {
  signal: AbortSignal
  /** Of those who get the whole as a PDF; empty when nobody does. */
  pdfLocales: readonly string[]
  /** Called before the queries run, when there is anything to draw. */
  onChart?: (() => void) | undefined
  /** Called with each card as its answer is there. */
  onCard?: ((card: DeliveredCard) => void) | undefined
}

/** @throws {CannotSend} when the dashboard is gone, hidden from its owner, or has lost a filter that is set. */
export async function dashboardContent(
  deps: ContentDeps,
  creator: CurrentUser,
  notification: Notification,
  { signal, pdfLocales, onChart, onCard = () => undefined }: ContentOptions,
): Promise<MadeContent> {
  const id = notification.dashboard_id ?? 0
  const dashboard = await deps.dashboards.getRow(creator, id).catch((error: unknown) => {
    throw refusal(error, 'dashboard')
  })
  if (dashboard.archived) throw new CannotSend(cause('dashboard-archived'))
  const values = filterValues(dashboard.parameters, notification.parameters)
  const [site, parts] = await Promise.all([deps.site(), loadParts(deps.store, id)])
  const sight = await deps.dashboards.sightOf(creator, parts)
  const cards = cardsOf(parts, sight, site.url)
  if ([...cards.values()].some(({ display }) => !WRITTEN.has(display))) onChart?.()
  const keeps = pdfLocales.length > 0
  const answers = await answerCards(cards, runCards(deps, { user: creator, id }, values, signal), { keeps, onCard })
  const url = linkWith(`${site.url}/dashboard/${id}`, values)
  const shown = orderedParts(parts, (place) => {
    const card = cards.get(`${place.id}/${place.card_id}`)
    return card === undefined ? writtenParts(place, sight, site.url) : [card]
  })
  const kept = notification.skip_if_empty
    ? shown.filter((part) => part.kind !== 'card' || !isEmptyResult(part.result))
    : shown
  const files = await attachFiles(deps, creator, notification, { parts: kept, parameters: values.map(sent), signal })
  const content: DeliveryContent = {
    kind: 'dashboard',
    notificationId: notification.id,
    subject: { text: '{name}', values: { name: notification.name ?? dashboard.name } },
    title: dashboard.name,
    url,
    description: dashboard.description,
    reason: null,
    filters: await shownFilters(values, namesOn(deps, { user: creator, id }, signal)),
    parts: withoutEmptyTabs(kept),
    ...files,
    pdfs: await pdfsOf(deps, { user: creator, id }, values, { locales: pdfLocales, answers, signal }),
    sender: deps.nameOf(creator),
    senderId: creator.id,
    site,
    madeAt: new Date(deps.now()).toISOString(),
  }
  return { content, outcome: undefined, isEmpty: !kept.some(({ kind }) => kind === 'card') }
}

/** Names of keys, as the filters of the dashboard show them. */
function namesOn(
  { dashboards }: ContentDeps,
  { user, id: dashboardId }: { user: CurrentUser; id: number },
  signal: AbortSignal,
): Parameters<typeof shownFilters>[1] {
  return (key, value) => dashboards.remapValue({ user, signal }, { dashboardId, key }, value)
}

/** The dashboard for paper, with the same values and answers, in each language. */
async function pdfsOf(
  { store, dashboardFiles }: ContentDeps,
  { user, id }: { user: CurrentUser; id: number },
  values: readonly FilterValue[],
  { locales, answers, signal }: { locales: readonly string[]; answers: readonly PlacedAnswer[]; signal: AbortSignal },
): Promise<Map<string, AttachedFile>> {
  const query = Object.fromEntries(values.map(({ parameter, value }) => [slugOf(parameter), texts(value)]))
  const files = new Map<string, AttachedFile>()
  for (const locale of locales) {
    const versions = await store.versions()
    const { bytes, contentType, disposition } = await dashboardFiles.ofUser(
      user,
      { id, query, locale, signal, versions, answers, context: 'dashboard-subscription' },
      'pdf',
    )
    files.set(locale, { name: fileNameIn(disposition), type: contentType, bytes })
  }
  return files
}

const texts = (value: unknown) => (Array.isArray(value) ? value.map(String) : String(value))

const sent = ({ parameter, value }: FilterValue) => ({ id: parameter.id, type: parameter.type, value })

/** Answers as they come. */
async function* runCards(
  { store, dashboardQueries }: ContentDeps,
  asked: { user: CurrentUser; id: number },
  values: readonly FilterValue[],
  signal: AbortSignal,
): AsyncGenerator<PlacedAnswer> {
  yield* await dashboardQueries.answerAll(asked, {
    parameters: values.map(sent),
    dashcardIds: undefined,
    ignoreCache: false,
    context: 'dashboard-subscription',
    signal,
    versions: await store.versions(),
  })
}

type Cards = Map<string, DeliveredCard>

/**
 * Gives the cards their results as they come.
 * @param keeps Whether the answers are wanted as well: documents are drawn from them, with those of further series.
 */
async function answerCards(
  cards: Cards,
  answered: ReturnType<typeof runCards>,
  { keeps, onCard }: { keeps: boolean; onCard: (card: DeliveredCard) => void },
): Promise<PlacedAnswer[]> {
  const answers: PlacedAnswer[] = []
  for await (const answer of answered) {
    if (keeps) answers.push(answer)
    const place = `${answer.dashcardId}/${answer.cardId}`
    const asked = cards.get(place)
    if (asked === undefined) continue
    const card = { ...asked, result: resultOf(answer.body) }
    cards.set(place, card)
    onCard(card)
  }
  return answers
}

/** Of a question that is hidden from the owner, nothing but its id is sent. */
const HIDDEN = { name: '', description: null, display: 'table', visualization_settings: {} }

/** The cards that have a question of their own, by place and card. @param url Of the site. */
function cardsOf({ cards, dashcards }: DashboardParts, { mayRead }: DashboardSight, url: string): Cards {
  const placed = dashcards.flatMap((dashcard): [string, DeliveredCard][] => {
    const { id, card_id, visualization_settings: own } = dashcard
    const card = card_id === null ? undefined : cards.get(card_id)
    if (card === undefined) return []
    const { name, description, display, visualization_settings: settings } = mayRead(card) ? card : HIDDEN
    const delivered: DeliveredCard = {
      kind: 'card',
      cardId: card.id,
      dashcardId: id,
      title: typeof own['card.title'] === 'string' ? own['card.title'] : name,
      description,
      url: `${url}/question/${card.id}`,
      display,
      settings: placeSettings(settings, own),
      size: { width: dashcard.size_x, height: dashcard.size_y },
      result: { error: 'The query was not run.' },
    }
    return [[`${id}/${card.id}`, delivered]]
  })
  return new Map(placed)
}

/**
 * In the order of reading, with the name of each tab when there are several. A button is of no use in a mail.
 * @param partsOf What a place comes to.
 */
function orderedParts(parts: DashboardParts, partsOf: (dashcard: Dashcard) => DeliveredPart[]): DeliveredPart[] {
  const places = shownDashcards(parts)
    .filter(({ action_id }) => action_id === null)
    .sort((a, b) => a.row - b.row || a.col - b.col || a.id - b.id)
  if (parts.tabs.length < 2) return places.flatMap(partsOf)
  return parts.tabs.flatMap((tab) => [
    { kind: 'tab' as const, name: tab.name },
    ...places.filter((place) => place.dashboard_tab_id === tab.id).flatMap(partsOf),
  ])
}

/** A tab whose cards are all left out has no heading. */
function withoutEmptyTabs(parts: readonly DeliveredPart[]): DeliveredPart[] {
  return parts.filter((part, at) => {
    const next = parts[at + 1]
    return part.kind !== 'tab' || (next !== undefined && next.kind !== 'tab')
  })
}
