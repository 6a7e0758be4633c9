/** Moments are whole seconds since 1970-01-01 00:00:00; the sample has no time zone. */

export const DAY = 86_400

/** The first second of a day written `YYYY-MM-DD`. */
export function momentOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / 1000
}

/** The shop and the planning tool open at this moment; products and people may be older. */
export const OPENING = momentOf('2023-01-01')

/** Nothing in the sample is later. */
export const LAST_MOMENT = momentOf('2027-01-01') - 1

/** `YYYY-MM-DD HH:MM:SS`. */
export function formatTimestamp(moment: number): string {
  return new Date(moment * 1000).toISOString().slice(0, 19).replace('T', ' ')
}

/** `YYYY-MM-DD`. */
export function formatDate(moment: number): string {
  return new Date(moment * 1000).toISOString().slice(0, 10)
}

/** Zero-based month. */
export function monthOf(moment: number): number {
  return new Date(moment * 1000).getUTCMonth()
}

/** 0 is Sunday. */
export function weekdayOf(moment: number): number {
  return new Date(moment * 1000).getUTCDay()
}

/** The same day and time `months` later; a day past the end of that month runs over into the next. */
export function addMonths(moment: number, months: number): number {
  const date = new Date(moment * 1000)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.getTime() / 1000
}

/** How far the sample's four years have gone at a moment: 0 at the opening, 1 at the end; bounded. */
export function progressAt(moment: number): number {
  return Math.min(1, Math.max(0, (moment - OPENING) / (LAST_MOMENT - OPENING)))
}
