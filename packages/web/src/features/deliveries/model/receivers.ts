/** To whom something is sent: as it is chosen, and as it is saved. */
import type { Handler, NotificationBody, Recipient } from '../../../api/notification.ts'

export interface Receivers {
  /** `user:1`, `group:2`. */
  people: readonly string[]
  /** Typed, between commas. */
  addresses: string
  /** A channel such as `#sales`; empty for none. */
  slack: string
  /** Ids of channels. */
  webhooks: readonly string[]
}

type HandlerBody = NonNullable<NotificationBody['handlers']>[number]
type RecipientBody = NonNullable<HandlerBody['recipients']>[number]

/** What is typed, apart. */
const addressesIn = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter((address) => address !== ''))]

/** True when nobody would get it. */
export const isNobody = ({ people, addresses, slack, webhooks }: Receivers): boolean =>
  people.length === 0 && addressesIn(addresses).length === 0 && slack.trim() === '' && webhooks.length === 0

/** True when a channel is chosen that carries files: webhooks do not. */
export const takesFiles = (receivers: Receivers): boolean => !isNobody({ ...receivers, webhooks: [] })

export function receiversOf(handlers: readonly Handler[]): Receivers {
  const active = handlers.filter((handler) => handler.active)
  const mailed = active.filter(({ channel_type }) => channel_type === 'channel/email').flatMap((one) => one.recipients)
  const slack = active.find(({ channel_type }) => channel_type === 'channel/slack')
  return {
    people: mailed.flatMap(({ user_id, permissions_group_id: group }) =>
      user_id !== null ? [`user:${user_id}`] : group !== null ? [`group:${group}`] : [],
    ),
    addresses: mailed.flatMap((one) => addressOf(one) ?? []).join(', '),
    slack: slack?.options.channel ?? '',
    webhooks: active.flatMap(({ channel_type, channel_id }) =>
      channel_type === 'channel/http' && channel_id !== null ? [String(channel_id)] : [],
    ),
  }
}

/** Of somebody without an account. */
export function addressOf({ details }: Pick<Recipient, 'details'>): string | undefined {
  const value = details?.['value']
  return typeof value === 'string' ? value : undefined
}

/**
 * @param before Those that are saved: what stays keeps its id and options, and those that the form does not show stay unchanged,
 * such as one that is switched off.
 */
export function handlersOf(receivers: Receivers, before: readonly Handler[]): HandlerBody[] {
  const active = before.filter((handler) => handler.active)
  const find = (type: Handler['channel_type'], channel: number | null = null) =>
    active.find(({ channel_type, channel_id }) => channel_type === type && channel_id === channel)
  const slack = find('channel/slack')
  const channel = receivers.slack.trim()
  const hidden = before.filter(
    (handler) => !handler.active || (handler.channel_type === 'channel/slack' && handler !== slack),
  )
  return [
    ...mailHandlers(
      receivers,
      active.filter(({ channel_type }) => channel_type === 'channel/email'),
    ),
    ...(channel === ''
      ? []
      : [
          {
            ...kept(slack),
            channel_type: 'channel/slack' as const,
            active: true,
            recipients: [{ type: 'notification-recipient/raw-value' as const, details: { value: channel } }],
          },
        ]),
    ...receivers.webhooks.map((id) => ({
      ...kept(find('channel/http', Number(id))),
      channel_type: 'channel/http' as const,
      channel_id: Number(id),
      active: true,
    })),
    ...hidden.map(asSaved),
  ]
}

/** Those that are chosen stay with their handler; new ones come to the first. */
function mailHandlers(receivers: Receivers, before: readonly Handler[]): HandlerBody[] {
  const [first, ...others] = before
  const chosen = recipientsOf(
    receivers,
    before.flatMap(({ recipients }) => recipients),
  )
  const elsewhere = new Set(others.flatMap(({ recipients }) => recipients.map(keyOf)))
  const firsts = new Set((first?.recipients ?? []).map(keyOf))
  const ofFirst = chosen.filter((one) => firsts.has(keyOf(one)) || !elsewhere.has(keyOf(one)))
  const wanted = new Set(chosen.map(keyOf))
  const bodies = [
    { ...kept(first), channel_type: 'channel/email' as const, active: true, recipients: ofFirst },
    ...others.map((handler) => {
      const { recipients, ...body } = asSaved(handler)
      return { ...body, recipients: recipients.filter((one) => wanted.has(keyOf(one))) }
    }),
  ]
  return bodies.filter(({ recipients }) => recipients.length > 0)
}

const asSaved = ({ id, channel_type, channel_id, active, options, recipients }: Handler) => ({
  id,
  channel_type,
  ...(channel_id !== null && { channel_id }),
  active,
  options,
  recipients: recipients.map(({ id: recipient, type, user_id, permissions_group_id, details }): RecipientBody => ({
    id: recipient,
    type,
    ...(user_id !== null && { user_id }),
    ...(permissions_group_id !== null && { permissions_group_id }),
    ...(details !== null && { details }),
  })),
})

const kept = (handler: Handler | undefined) =>
  handler === undefined ? {} : { id: handler.id, options: handler.options }

function recipientsOf({ people, addresses }: Receivers, before: readonly Recipient[]): RecipientBody[] {
  const chosen = people.map((key): RecipientBody => {
    const [kind, id] = key.split(':')
    return kind === 'group'
      ? { type: 'notification-recipient/group', permissions_group_id: Number(id) }
      : { type: 'notification-recipient/user', user_id: Number(id) }
  })
  const typed = addressesIn(addresses).map((value): RecipientBody => ({
    type: 'notification-recipient/raw-value',
    details: { value },
  }))
  return [...chosen, ...typed].map((one) => {
    const same = before.find((saved) => keyOf(saved) === keyOf(one))
    return same === undefined ? one : { ...one, id: same.id }
  })
}

const keyOf = ({ user_id, permissions_group_id, details }: RecipientBody) =>
  [user_id ?? '', permissions_group_id ?? '', details?.['value'] ?? ''].join(' ')
