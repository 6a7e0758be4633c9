/** How a language writes numbers, dates and times, where nobody has chosen otherwise (CLDR, by `Intl`). */
import { remember } from '@querent/contract/lookup/index.ts'
import { intlLocale } from './locale.ts'
import type { FormatSettings } from './settings.ts'

/** What a language decides. */
export interface Habits {
  decimalSeparator: string
  groupSeparator: string
  /** Of dates and times; both undefined in English, whose are the defaults. */
  temporal: Pick<FormatSettings, 'date_style' | 'time_style'>
  numbers: NumberHabits
}

/** What a language decides of short numbers and of money. */
export interface NumberHabits {
  /** Powers of ten that are written as a letter or word, with what stands before it, largest first. */
  steps: readonly { power: number; letter: string }[]
  /** `5 €` rather than `€5`. */
  isCurrencyBehind: boolean
}

/** Of English, and of exports in every language. */
export const ENGLISH_NUMBERS: NumberHabits = {
  steps: [
    { power: 12, letter: 'T' },
    { power: 9, letter: 'B' },
    { power: 6, letter: 'M' },
    { power: 3, letter: 'k' },
  ],
  isCurrencyBehind: false,
}

const AN_AFTERNOON = Date.UTC(2026, 0, 17, 15, 5)
const known = new Map<string, Habits>()

export function habitsOf(locale: string): Habits {
  return remember(known, locale, () => read(intlLocale(locale)))
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
    numbers: isEnglish ? ENGLISH_NUMBERS : numbersOf(locale),
    temporal: isEnglish ? {} : { date_style: dateStyleOf(locale), time_style: timeStyleOf(locale) },
  }
}

/** A power that the language does not shorten, such as thousands in German, is written in full. */
function numbersOf(locale: string): NumberHabits {
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', numberingSystem: 'latn' })
  const steps = ENGLISH_NUMBERS.steps.flatMap(({ power }) => {
    const parts = compact.formatToParts(10 ** power)
    const at = parts.findIndex(({ type }) => type === 'compact')
    // Languages that count in other steps, such as ten thousands, keep the usual letters.
    if (at > 0 && parts[0]?.value !== '1') return ENGLISH_NUMBERS.steps.filter((step) => step.power === power)
    const letter = parts.slice(1, at + 1).map(({ value }) => value)
    return at < 1 ? [] : [{ power, letter: letter.join('') }]
  })
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', numberingSystem: 'latn' })
  const types = money.formatToParts(5).map(({ type }) => type)
  return { steps, isCurrencyBehind: types.indexOf('currency') > types.indexOf('integer') }
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
