/**
 * The ways that subscriptions and alerts take. `name` is what older clients call it, `label` what metrics do, and `to` says
 * who gets a message: people with an e-mail address, a place of the handler (a channel of Slack), or nobody in particular.
 */
const CHANNELS = [
  { type: 'channel/email', name: 'email', label: 'email', to: 'people' },
  { type: 'channel/slack', name: 'slack', label: 'slack', to: 'place' },
  { type: 'channel/http', name: 'http', label: 'webhook', to: 'itself' },
] as const

type DeliveryChannel = (typeof CHANNELS)[number]
/** As newer clients and the app database name it, e.g. `channel/email`. */
export type ChannelType = DeliveryChannel['type']
type ChannelName = DeliveryChannel['name']

/** What newer clients may send. */
export const CHANNEL_TYPES = CHANNELS.map(({ type }): ChannelType => type)
/** What older clients may send. */
export const CHANNEL_NAMES = CHANNELS.map(({ name }): ChannelName => name)
/** What metrics tell apart. */
export const CHANNEL_LABELS = CHANNELS.map(({ label }) => label)

/** All that is known of a channel. @throws {Error} for one that is not listed. */
export function deliveryChannel(type: ChannelType): DeliveryChannel {
  const found = CHANNELS.find((channel) => channel.type === type)
  if (found === undefined) throw new Error(`There is no channel ${type}.`)
  return found
}
