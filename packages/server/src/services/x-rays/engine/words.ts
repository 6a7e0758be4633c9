/** Texts of an x-ray, in the language of the reader. */
import type { Said, Say } from '../../../delivery/index.ts'

export interface Words {
  say: Say
  /** A day, from an ISO-8601 time. */
  day(time: string): string
  /** A number with three digits. */
  rough(value: number): string
}

export function wordsWith(say: Say, locale: string): Words {
  const tag = locale.replace('_', '-')
  // Few x-rays need both, and each takes a while to make.
  let day: Intl.DateTimeFormat | undefined
  let number: Intl.NumberFormat | undefined
  return {
    say,
    day: (time) =>
      (day ??= new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' })).format(new Date(time)),
    rough: (value) => (number ??= new Intl.NumberFormat(tag, { maximumSignificantDigits: 3 })).format(value),
  }
}

export function saidWith({ say }: Words, { text, values }: Said): string {
  return say(text, values)
}
