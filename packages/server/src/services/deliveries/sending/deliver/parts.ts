/**
 * Parts of a delivery: its messages by the way that they take, which are the mails, those to Slack, and those to each webhook.
 * Parts go at the same time, the messages of one go one after the other. A part that has no room, or that is tried again, waits
 * apart with a job of its own, so that it holds up none of the others.
 */
import { queued } from '../../../../jobs/index.ts'
import type { DeliveryMessageRow } from '../../../../store/index.ts'
import { DELIVER } from '../../tasks.ts'
import type { DeliveryLanes, Places } from './lanes.ts'

type Message = Pick<DeliveryMessageRow, 'channel_type' | 'channel_id'>

/** The same in every process and for every try, also when a webhook gets another address. */
export function partOf({ channel_type, channel_id }: Message): string {
  return channel_id === null ? channel_type : `${channel_type} ${channel_id}`
}

/** What has room now, and what has not, by the names of parts. */
export interface Entered {
  free: ReadonlySet<string>
  /** With the lane that is full. */
  full: ReadonlyMap<string, string>
  leave(part: string): void
}

/** Takes places for each of the parts that has room in all of its lanes. */
export async function enterParts(lanes: DeliveryLanes, messages: readonly Message[]): Promise<Entered> {
  const [held, full] = [new Map<string, { ways: string[]; places: Places }>(), new Map<string, string>()]
  const byPart = new Map(messages.map((message) => [partOf(message), message]))
  const asked = await Promise.all([...byPart].map(async ([part, one]) => ({ part, ways: await lanes.of(one) })))
  for (const { part, ways } of asked) {
    const places = lanes.enter(ways)
    if ('full' in places) full.set(part, places.full)
    else held.set(part, { ways, places })
  }
  return {
    free: new Set(held.keys()),
    full,
    leave(part) {
      const one = held.get(part)
      one?.places.leave(one.ways)
    },
  }
}

/** The job of a part. @param lane The one that it waits for. */
export function partJob(delivery: number, part: string, at: string, lane?: string) {
  return { ...queued(DELIVER, { delivery, part }, at), ...(lane !== undefined && { lane }) }
}
