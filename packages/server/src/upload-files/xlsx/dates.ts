/** Dates in workbooks: numbers of days, which only the format of a cell makes dates. */

/** Formats that every workbook has. */
const BUILT_IN: readonly [first: number, last: number][] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
]
const DAY_MS = 86_400_000
const EPOCH_1900 = Date.UTC(1899, 11, 30)
const EPOCH_1904 = Date.UTC(1904, 0, 1)
/** Days before 1 March 1900 are one off: 1900 is taken for a leap year. */
const LEAP_FAULT = 60
const ISO_TIME = 11

/** Whether a format shows a date or time. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return BUILT_IN.some(([first, last]) => id >= first && id <= last)
  const plain = code.replaceAll(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
  return /[ymdhs]/i.test(plain) && !/general/i.test(plain)
}

/** A number of days as `2024-01-30`, `2024-01-30T10:20:30`, or `10:20:30` within the first day; undefined beyond all dates. */
export function serialText(serial: number, { is1904 }: { is1904: boolean }): string | undefined {
  if (!Number.isFinite(serial) || serial < 0) return undefined
  const days = !is1904 && serial >= 1 && serial < LEAP_FAULT ? serial + 1 : serial
  const date = new Date((is1904 ? EPOCH_1904 : EPOCH_1900) + Math.round(days * DAY_MS))
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999) return undefined
  const text = date
    .toISOString()
    .replace(/(?:\.000)?Z$/, '')
    .replace(/Z$/, '')
  if (serial < 1 && !is1904) return text.slice(ISO_TIME)
  return text.endsWith('T00:00:00') ? text.slice(0, ISO_TIME - 1) : text
}
