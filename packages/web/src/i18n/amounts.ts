/** Sizes and lengths of time in the reader's words. */
import { locale, t } from './t.ts'

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** A number of bytes as people say it. */
export function sizeText(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3))
  return new Intl.NumberFormat(locale(), {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step < 2 ? 0 : 1,
  }).format(bytes / 1000 ** step)
}

/** A length of time as people read it: `38 ms`, `1.4 s`, `3 min 5 s`, `2 h 10 min`. */
export function durationText(milliseconds: number): string {
  const number = new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 })
  if (milliseconds < 1000) return t('{n} ms', { n: number.format(Math.round(milliseconds)) })
  const seconds = milliseconds / 1000
  if (seconds < 60) return t('{n} s', { n: number.format(seconds) })
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return t('{m} min {s} s', { m: minutes, s: Math.floor(seconds % 60) })
  return t('{h} h {m} min', { h: Math.floor(minutes / 60), m: minutes % 60 })
}
