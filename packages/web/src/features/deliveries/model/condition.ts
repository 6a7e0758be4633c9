/** When an alert has something to say. */
import { goalOf, valueColumn } from '@querent/contract/goals/index.ts'
import type { Card } from '../../../api/card.ts'
import type { Column, Result } from '../../../api/dataset.ts'
import type { Notification } from '../../../api/notification.ts'
import { locale, t } from '../../../i18n/t.ts'

export type ConditionKind = NonNullable<Notification['payload']['condition']>
export type Change = NonNullable<Notification['payload']['change']>

/** What a new condition of change begins with. */
export const FIRST_CHANGE: Change = { by: 10, unit: 'percent', direction: 'both', against: 'last-run' }

type Measured = Pick<Card, 'display' | 'visualization_settings'>

const settingsOf = ({ display, visualization_settings: settings }: Measured) => ({ display, settings })

/** The goal of a question, or null. */
const goalOfCard = (card: Measured): number | null => goalOf(settingsOf(card))

/**
 * Conditions that can be chosen for a question.
 * @param answer Of the question; undefined while it is not known which columns there are.
 * @param chosen What is chosen already, which stays to be seen.
 */
export function conditionsFor(
  card: Measured,
  answer: Pick<Answer, 'data'> | undefined,
  chosen: ConditionKind,
): { id: ConditionKind; label: string }[] {
  const goal = goalOfCard(card)
  const hasValue = mayHaveValue(card, answer)
  return [
    { id: 'has_result' as const, label: t('There are results') },
    { id: 'no_result' as const, label: t('There are no results') },
    ...(goal === null
      ? []
      : [
          { id: 'goal_above' as const, label: t('The goal of {goal} is reached', { goal: sayNumber(goal) }) },
          { id: 'goal_below' as const, label: t('The value is below the goal of {goal}', { goal: sayNumber(goal) }) },
        ]),
    { id: 'change' as const, label: t('The value changes') },
  ].filter(({ id }) => hasValue || id === chosen || id === 'has_result' || id === 'no_result')
}

/** False when no column has a value to compare. Columns without rows may have no type. */
function mayHaveValue(card: Measured, answer: Pick<Answer, 'data'> | undefined): boolean {
  if (answer === undefined || answer.data.rows.length === 0) return true
  return valueColumn(settingsOf(card), answer.data.cols) !== undefined
}

const sayNumber = (value: number) => new Intl.NumberFormat(locale(), { maximumFractionDigits: 4 }).format(value)

type Answer = Pick<Result, 'data' | 'row_count'>

/** The number that a condition looks at, as it is now: rows, the value nearest to its goal, or the last value. */
function measuredNow(kind: ConditionKind, card: Measured, { data, row_count }: Answer): number | null {
  if (kind === 'has_result' || kind === 'no_result') return row_count ?? data.rows.length
  const column = valueColumn(settingsOf(card), data.cols)
  if (column === undefined) return null
  const values = data.rows.flatMap((row) => {
    const value = row[column]
    const number = value === null || value === undefined ? Number.NaN : Number(value)
    return Number.isNaN(number) ? [] : [number]
  })
  if (values.length === 0) return null
  if (kind === 'goal_above') return values.reduce((best, value) => Math.max(best, value))
  if (kind === 'goal_below') return values.reduce((best, value) => Math.min(best, value))
  return values.at(-1) ?? null
}

/** Whether a question is grouped by one column of time alone, as far as its columns say. */
export function isOverTime(cols: readonly Column[]): boolean {
  const groups = cols.filter(({ source }) => source === 'breakout')
  const [time] = groups
  return groups.length === 1 && typeof time?.unit === 'string' && !time.unit.includes('-of-')
}

/** The same in words. */
export function sayNow(kind: ConditionKind, card: Measured, answer: Answer): string {
  const now = measuredNow(kind, card, answer)
  if (kind === 'has_result' || kind === 'no_result') {
    return t('{n, plural, =0 {Now: no rows} one {Now: one row} other {Now: # rows}}', { n: now ?? 0 })
  }
  if (now === null) return t('There is currently no value to compare.')
  return t('Now: {value}', { value: sayNumber(now) })
}

/** A condition as a sentence. */
export function sayCondition({ condition, change }: Notification['payload']): string {
  switch (condition) {
    case 'goal_above':
      return t('When the goal is reached')
    case 'goal_below':
      return t('When the value is below the goal')
    case 'no_result':
      return t('When there are no results')
    case 'change':
      return change == null ? t('When the value changes') : sayChange(change)
    default:
      return t('When there are results')
  }
}

function sayChange({ by, unit, direction }: Change): string {
  const size = unit === 'percent' ? `${sayNumber(by)} %` : sayNumber(by)
  if (direction === 'up') return t('When the value rises by {size} or more', { size })
  if (direction === 'down') return t('When the value falls by {size} or more', { size })
  return t('When the value changes by {size} or more', { size })
}
