/** A subscription or alert while it is edited, and the record that is saved of it. */
import type { Card } from '../../../api/card.ts'
import type { Dashboard } from '../../../api/dashboard.ts'
import type { Handler, Notification, NotificationBody, Sent } from '../../../api/notification.ts'
import { requestParameters, withValues, type FilterValues } from '../../../filters/index.ts'
import { isActionPlace } from '../../../models/action/index.ts'
import { cadenceOf, cronOf, FIRST_CADENCE, type Cadence } from './cadence.ts'
import { FIRST_CHANGE, type Change, type ConditionKind } from './condition.ts'
import { handlersOf, receiversOf, type Receivers } from './receivers.ts'

/** What alerts need of a question. */
export type AlertCard = Pick<Card, 'id' | 'display' | 'visualization_settings'>

/** What is sent, as the page has it. */
export type Subject =
  | { readonly kind: 'dashboard'; readonly dashboard: Dashboard }
  | { readonly kind: 'card'; readonly card: AlertCard }

export type FileKind = 'csv' | 'xls'

/** A time at which it is sent. */
export interface DraftSchedule {
  /** Of one that is saved. */
  id?: number
  /** The only handler that it is for, as older clients write it; null for all. */
  handlerId: number | null
  cadence: Cadence
}

export interface DeliveryDraft extends Receivers {
  /** Of its own, null for none; undefined for a new one, which has that of the dashboard. */
  name: string | null | undefined
  schedules: readonly DraftSchedule[]
  /** Of the dashboard's filters. */
  values: FilterValues
  /** By the id of the card's place on the dashboard. */
  files: Readonly<Record<string, readonly FileKind[]>>
  /** The dashboard as a PDF, by the channels that carry files. */
  withPdf: boolean
  /** No cards in the message. */
  filesOnly: boolean
  skipIfEmpty: boolean
  condition: ConditionKind
  change: Change
  onlyWhenItBegins: boolean
  once: boolean
}

export function sentOf(subject: Subject): Sent {
  return subject.kind === 'dashboard'
    ? { kind: 'dashboard', id: subject.dashboard.id }
    : { kind: 'card', id: subject.card.id }
}

/** A schedule for all channels. */
export const newSchedule = (): DraftSchedule => ({ handlerId: null, cadence: FIRST_CADENCE })

/**
 * A new one.
 * @param people Who gets it by mail, as `Receivers` has them.
 * @param values Of the dashboard's filters as they are shown now.
 */
export function newDraft(people: readonly string[], values: FilterValues): DeliveryDraft {
  return {
    name: undefined,
    people,
    addresses: '',
    slack: '',
    webhooks: [],
    schedules: [newSchedule()],
    values,
    files: {},
    withPdf: false,
    filesOnly: false,
    skipIfEmpty: false,
    condition: 'has_result',
    change: FIRST_CHANGE,
    onlyWhenItBegins: false,
    once: false,
  }
}

/** One that is saved. */
export function draftOf({ payload, subscriptions, handlers }: Notification, subject: Subject): DeliveryDraft {
  const schedules = subscriptions.map(({ id, handler_id, cron_schedule }) => ({
    id,
    handlerId: handler_id,
    cadence: cadenceOf(cron_schedule),
  }))
  return {
    name: payload.name ?? null,
    ...receiversOf(handlers),
    schedules: schedules.length === 0 ? [newSchedule()] : schedules,
    values: subject.kind === 'dashboard' ? valuesOf(payload, subject.dashboard) : {},
    files: filesOf(payload),
    ...filesByChannel(handlers),
    skipIfEmpty: payload.skip_if_empty === true,
    condition: payload.condition ?? 'has_result',
    change: payload.change ?? FIRST_CHANGE,
    onlyWhenItBegins: payload.only_when_it_begins === true,
    once: payload.send_once === true,
  }
}

function valuesOf({ parameters = [] }: Notification['payload'], dashboard: Dashboard): FilterValues {
  const kept = parameters.flatMap((one) =>
    typeof one === 'object' && one !== null && 'id' in one && 'value' in one ? [[String(one.id), one.value]] : [],
  )
  return withValues(dashboard.parameters, {}, Object.fromEntries(kept))
}

function filesOf({ cards = [] }: Notification['payload']): DeliveryDraft['files'] {
  return Object.fromEntries(
    cards.flatMap(({ dashboard_card_id: place, include_csv, include_xls }): [string, FileKind[]][] => {
      const kinds: FileKind[] = [...(include_csv ? (['csv'] as const) : []), ...(include_xls ? (['xls'] as const) : [])]
      return place === null || kinds.length === 0 ? [] : [[String(place), kinds]]
    }),
  )
}

/**
 * @param before The record that is edited; null for a new one. Its parts keep their ids, and what the form does not show stays:
 * how files are written, and whether it is stopped.
 */
export function bodyOf(draft: DeliveryDraft, subject: Subject, before: Notification | null): NotificationBody {
  return {
    payload_type: subject.kind === 'dashboard' ? 'notification/dashboard' : 'notification/card',
    payload:
      subject.kind === 'dashboard'
        ? dashboardPayload(draft, subject.dashboard, before?.payload.cards ?? [])
        : alertPayload(draft, subject.card),
    active: before?.active ?? true,
    subscriptions: draft.schedules.map(({ id, cadence }) => ({
      ...(id !== undefined && { id }),
      type: 'notification-subscription/cron',
      cron_schedule: cronOf(cadence),
      ui_display_type: cadence.kind === 'cron' ? 'cron/raw' : 'cron/builder',
    })),
    handlers: handlersOf(draft, before?.handlers ?? []).map((handler) => withFiles(handler, draft, before)),
  }
}

type HandlerBody = NonNullable<NotificationBody['handlers']>[number]

/** Whether any channel carries them. */
function filesByChannel(handlers: readonly Handler[]): Pick<DeliveryDraft, 'withPdf' | 'filesOnly'> {
  const options = handlers.filter((one) => one.active && carriesFiles(one)).map((one) => one.options)
  return {
    withPdf: options.some(({ include_pdf }) => include_pdf === true),
    filesOnly: options.some(({ attachment_only }) => attachment_only === true),
  }
}

/** Channels that differ stay different while nobody chooses otherwise. */
function withFiles(handler: HandlerBody, draft: DeliveryDraft, before: Notification | null): HandlerBody {
  if (!carriesFiles(handler) || handler.active !== true) return handler
  const was = before === null || handler.id === undefined ? undefined : filesByChannel(before.handlers)
  const { withPdf, filesOnly } = { ...draft, filesOnly: draft.filesOnly && hasFiles(draft) }
  return {
    ...handler,
    options: {
      ...handler.options,
      ...(was?.withPdf !== withPdf && { include_pdf: withPdf }),
      ...(was?.filesOnly !== filesOnly && { attachment_only: filesOnly }),
    },
  }
}

/** Webhooks have rows in place of files. */
const carriesFiles = ({ channel_type }: Pick<HandlerBody, 'channel_type'>) => channel_type !== 'channel/http'

/** True when something is attached. */
export const hasFiles = ({ files, withPdf }: Pick<DeliveryDraft, 'files' | 'withPdf'>): boolean =>
  withPdf || Object.values(files).some((kinds) => kinds.length > 0)

/** As much of it as the mail shows: the same for drafts whose mails look the same. */
export function previewBodyOf(draft: DeliveryDraft, subject: Subject): NotificationBody {
  const { payload_type, payload } = bodyOf({ ...draft, files: {} }, subject, null)
  return { payload_type, payload }
}

type SavedCard = NonNullable<Notification['payload']['cards']>[number]

function dashboardPayload(
  { name: own, values, files, skipIfEmpty }: DeliveryDraft,
  { id, name, parameters, dashcards }: Dashboard,
  saved: readonly SavedCard[],
): NotificationBody['payload'] {
  const places = dashcards.flatMap((place) =>
    place.card_id === null || isActionPlace(place) ? [] : [{ id: place.card_id, dashboard_card_id: place.id }],
  )
  return {
    dashboard_id: id,
    name: own === undefined ? name : own,
    skip_if_empty: skipIfEmpty,
    parameters: requestParameters(parameters, values),
    cards: places.map((place) => {
      const before = saved.find((one) => one.dashboard_card_id === place.dashboard_card_id)
      const kinds = files[place.dashboard_card_id] ?? []
      return {
        ...place,
        include_csv: kinds.includes('csv'),
        include_xls: kinds.includes('xls'),
        ...(before && { format_rows: before.format_rows, pivot_results: before.pivot_results }),
      }
    }),
  }
}

function alertPayload(draft: DeliveryDraft, { id }: AlertCard): NotificationBody['payload'] {
  const { condition, change, onlyWhenItBegins, once } = draft
  return {
    card_id: id,
    send_condition: condition,
    change: condition === 'change' ? change : null,
    only_when_it_begins: onlyWhenItBegins && condition !== 'change',
    send_once: once,
  }
}
