import type { ListedCopy } from '../../../../api/copies.ts'
import { durationText } from '../../../../i18n/amounts.ts'
import { locale, t } from '../../../../i18n/t.ts'

const DAY_MS = 86_400_000

/** What a copy was good for, and whether it is worth its refreshes. @param now Milliseconds. */
export function usesText(uses: ListedCopy['uses'], now = Date.now()): string {
  const { since, runs, saved_ms, refreshes, refresh_ms } = uses
  const days = Math.max(1, (now - Date.parse(since)) / DAY_MS)
  if (runs === 0) return t('No question has read it since {time}.', { time: dayOf(since) })
  const [saved, spent] = [durationText(saved_ms / days), durationText(refresh_ms / days)]
  const often = new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 }).format(runs / Math.max(1, refreshes))
  const use = t('Read {n} times per refresh, saves {saved} a day; refreshes take {spent} a day.', {
    n: often,
    saved,
    spent,
  })
  return saved_ms >= refresh_ms ? use : `${use} ${t('It takes more than it saves.')}`
}

const dayOf = (time: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(Date.parse(time))
