/** How a message of each channel is sent. It is asked for each message: a change of the settings counts at once. */
import type { ChannelType } from '@querent/contract'
import { emailDeliver, type Deliver, type SecondServer } from '../../../delivery/index.ts'
import type { Pictures } from '../../../pictures/index.ts'
import type { DeliveryMessageRow } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import type { ChannelService } from '../channels/index.ts'
import type { SlackService } from '../slack/index.ts'

interface ChannelsDeps extends Pick<Deps, 'settings' | 'observe'> {
  pictures: Pictures
  channels: ChannelService
  slack: SlackService
  /** Of mails. */
  second: SecondServer
}

export type Channels = Readonly<
  Record<ChannelType, (message: Pick<DeliveryMessageRow, 'channel_id'>) => Promise<Deliver>>
>

export function channelsOf({ settings, observe, pictures, channels, slack, second }: ChannelsDeps): Channels {
  const byMail = emailDeliver({ settings, pictures, observe, second })
  return {
    'channel/email': async () => byMail,
    'channel/slack': () => slack.deliver(),
    'channel/http': ({ channel_id }) => channels.deliverTo(channel_id),
  }
}
