/** How a language writes numbers, dates and times, where nobody has chosen otherwise (CLDR, by `Intl`). */
import { intlLocale } from './locale.ts'
import type { FormatSettings } from './settings.ts'

/** What a language decides. */
export interface Habits {
  decimalSeparator: string
  groupSeparator: string
  /** Of dates and times; both undefined in English, whose are the defaults. */
  temporal: Pick<FormatSettings, 'date_style' | 'time_style'>
}

const AN_AFTERNOON = Date.UTC(2026, 0, 17, 15, 5)
const known = new Map<string, Habits>()

export function habitsOf(locale: string): Habits {
  let habits = known.get(locale)
  if (habits === undefined) known.set(locale, (habits = read(intlLocale(locale))))
  return habits
}

function read(locale: string): Habits {
  // Digits are 0 to 9 everywhere: exact numbers are put together of them.
  const latin = new Intl.NumberFormat(locale, { numberingSystem: 'latn', useGrouping: true })
  const parts = latin.formatToParts(1_234_567.5)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  const isEnglish = locale === 'en' || locale.startsWith('en-US')
  return {
    decimalSeparator: part('decimal') || '.',
    groupSeparator: part('group'),
    temporal: isEnglish ? {} : { date_style: dateStyleOf(locale), time_style: timeStyleOf(locale) },
  }
}

/** Such as `D. MMMM YYYY`: the order of the language, with what stands between as far as a pattern can say it. */
function dateStyleOf(locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
    calendar: 'gregory',
    numberingSystem: 'latn',
  })
  const names: Readonly<Record<string, string>> = { day: 'D', month: 'MMMM', year: 'YYYY' }
  return format
    .formatToParts(AN_AFTERNOON)
    .map(({ type, value }) => names[type] ?? (/^[\s.,]*$|^ de $/.test(value) ? value : ' '))
    .join('')
    .trim()
}

function timeStyleOf(locale: string): string {
  const { hourCycle } = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).resolvedOptions()
  return hourCycle === 'h12' || hourCycle === 'h11' ? 'h:mm A' : 'HH:mm'
}
