/**
 * Which deliveries go at the same time. A lane is a way that messages take: the mail server, Slack, or the host of a webhook.
 * What is slow or does not answer fills its own lane, and what goes another way passes it. Tested by
 * test/contract/delivery-lanes.test.ts.
 */
import type { SecondServer } from '../../../../delivery/index.ts'
import type { Lanes } from '../../../../jobs/index.ts'
import type { DeliveryMessageRow } from '../../../../store/index.ts'
import type { ChannelService } from '../../channels/index.ts'

/** Of one mail server, of Slack, and of one host. */
const MOST_OF_A_LANE = 4
const MAILS = 'channel/email'
/** Of all webhooks together: hosts that hang, however many, leave room for mails and Slack. */
const WEBHOOKS = 'channel/http'
const MOST_WEBHOOKS = 20

/** Those of all lanes, and a few that only find out that theirs is full. */
export const MOST_AT_ONCE = 32

type Message = Pick<DeliveryMessageRow, 'channel_type' | 'channel_id'>

/** Places in lanes, which are given back one by one. */
export interface Places {
  leave(lanes: readonly string[]): void
}

export interface DeliveryLanes extends Lanes {
  /** The lanes of a message: that of its channel, and of a webhook also that of its host. */
  of(message: Message): Promise<string[]>
  /** Takes a place in each of the lanes, or none and says which lane is full. */
  enter(lanes: readonly string[]): Places | { full: string }
}

interface LanesDeps {
  /** Mails that have gone over to it leave their places to those for the first mail server. */
  second: Pick<SecondServer, 'taken'>
  /** Called when a lane has room again. */
  leftOne: () => void
}

export function deliveryLanes(hostOf: ChannelService['hostOf'], { second, leftOne }: LanesDeps): DeliveryLanes {
  const mostOf = (lane: string) => {
    if (lane === WEBHOOKS) return MOST_WEBHOOKS
    return lane === MAILS ? MOST_OF_A_LANE + second.taken : MOST_OF_A_LANE
  }
  const taken = new Map<string, number>()
  const isFull = (lane: string) => (taken.get(lane) ?? 0) >= mostOf(lane)

  return {
    most: mostOf,
    full: () => [...taken.keys()].filter(isFull),

    async of({ channel_type, channel_id }) {
      const host = channel_type === WEBHOOKS ? await hostOf(channel_id) : undefined
      return host === undefined ? [channel_type] : [channel_type, `${channel_type} ${host}`]
    },

    enter(lanes) {
      const held = new Set(lanes)
      const full = [...held].find(isFull)
      if (full !== undefined) return { full }
      for (const lane of held) taken.set(lane, (taken.get(lane) ?? 0) + 1)
      return {
        leave(some) {
          const left = some.filter((lane) => held.delete(lane))
          for (const lane of left) giveBack(taken, lane)
          if (left.length > 0) leftOne()
        },
      }
    },
  }
}

/** A lane that is empty is forgotten: there are as many as hosts. */
function giveBack(taken: Map<string, number>, lane: string): void {
  const left = (taken.get(lane) ?? 0) - 1
  if (left > 0) taken.set(lane, left)
  else taken.delete(lane)
}
