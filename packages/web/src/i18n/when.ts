/** Moments in the reader's words. */
import { locale, t } from './t.ts'

const STEPS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** "3 hours ago" of an ISO time; `now` in milliseconds. */
export function ago(iso: string, now: number = Date.now()): string {
  const seconds = (Date.parse(iso) - now) / 1000
  const [unit, size] = STEPS.find(([, step]) => Math.abs(seconds) >= step) ?? []
  if (unit === undefined || size === undefined) return t('Just now')
  return new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(Math.round(seconds / size), unit)
}

/** Day and time of an ISO time, where the reader is. */
export function moment(iso: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(Date.parse(iso))
}

/** The day of an ISO time, where the reader is. */
export function day(iso: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(Date.parse(iso))
}

/** Day and time of an ISO time with its seconds, where the reader is. */
export function exactMoment(iso: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'medium' }).format(Date.parse(iso))
}
