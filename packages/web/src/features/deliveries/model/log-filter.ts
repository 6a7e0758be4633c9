/** Which deliveries of the log are shown: as it is chosen, and as it is asked for. */
import type { DeliveryFilter, DeliveryState } from '../../../api/notification.ts'

export interface ChosenFilter {
  state: DeliveryState | undefined
  channel: string | undefined
  /** Who made it. */
  creator: number | undefined
  text: string
  /** Days as `YYYY-MM-DD`, both included; empty for none. */
  from: string
  until: string
}

export const NO_FILTER: ChosenFilter = {
  state: undefined,
  channel: undefined,
  creator: undefined,
  text: '',
  from: '',
  until: '',
}

/** All but the state. Days are those of the reader's clock. */
export function askedFilter({ channel, creator, text, from, until }: ChosenFilter): DeliveryFilter {
  return {
    channel_type: channel,
    creator_id: creator,
    text: text.trim() === '' ? undefined : text.trim(),
    since: from === '' ? undefined : beginningOf(from, 0),
    until: until === '' ? undefined : beginningOf(until, 1),
  }
}

/** True when it leaves something out. */
export const narrows = (filter: ChosenFilter): boolean =>
  filter.state !== undefined || Object.values(askedFilter(filter)).some((value) => value !== undefined)

/** The time at which the day begins that comes some days after another. */
function beginningOf(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later).toISOString()
}
