/** What is said of stored models. */
import type { Copy } from '../../api/copies.ts'
import type { StoredModel } from '../../api/stored-models.ts'
import { durationText as lengthText } from '../../i18n/amounts.ts'
import { sayServerText } from '../../i18n/server-texts.ts'
import { t } from '../../i18n/t.ts'
import { moment } from '../../i18n/when.ts'

export const HOUR_S = 3600

type State = Pick<StoredModel, 'state' | 'error'>

/** The state in a word or two. @param model Null for one that is not stored. */
export function stateText(model: Pick<State, 'state'> | null): string {
  switch (model?.state) {
    case 'creating':
      return t('Waiting for its refresh')
    case 'refreshing':
      return t('Refreshing')
    case 'persisted':
      return t('Stored')
    case 'error':
      return t('Failed')
    case 'off':
      return t('Stopped')
    default:
      return t('Not stored')
  }
}

/** Why the last refresh failed, in the reader's language where the text is the server's. */
export const reasonText = ({ error }: Pick<State, 'error'>): string | null =>
  error === null ? null : sayServerText(error)

/** When the rows that questions read now were read from their source; null while they read the source itself. */
export const readAsOf = ({ state, rows_as_of }: Pick<StoredModel, 'state' | 'rows_as_of'>): string | null =>
  state === 'persisted' || state === 'refreshing' ? rows_as_of : null

/** How long the last refresh took; undefined while it runs, and before the first one. */
export function durationText({ refresh_begin, refresh_end }: Pick<StoredModel, 'refresh_begin' | 'refresh_end'>) {
  if (refresh_end === null) return undefined
  return lengthText(Math.max(0, Date.parse(refresh_end) - Date.parse(refresh_begin)))
}

/** Whether somebody stopped it. */
export const isStopped = ({ state }: Pick<State, 'state'>): boolean => state === 'off' || state === 'deletable'

/** Why questions read the source though the rows were copied; null where they need not. */
export function copyProblem(copy: Pick<Copy, 'file' | 'state' | 'is_outdated' | 'written_at'>): string | null {
  const { file, state, is_outdated, written_at } = copy
  if (isStopped({ state })) return null
  if (is_outdated && written_at !== null)
    return t('Rows were changed here on {time}: questions read the source until the next refresh.', {
      time: moment(written_at),
    })
  if (file === 'missing') return t('Its file is not on this machine: questions read the source until the next refresh.')
  if (file === 'damaged') return t('Its file is damaged: questions read the source until the next refresh.')
  return null
}

/** How old its rows may be. */
export function ageText({ max_age_s: age }: Pick<Copy, 'max_age_s'>): string {
  if (age === null) return t('Any age')
  const hours = age / HOUR_S
  return Number.isInteger(hours) ? t('{n, plural, one {# hour} other {# hours}}', { n: hours }) : lengthText(age * 1000)
}

/** Which rows a refresh reads. */
export const growingText = ({ column, full_every }: NonNullable<Copy['growing']>): string =>
  t('New rows by {name}, all rows once in {n} refreshes', { name: column, n: full_every })

/** What a copy is of, and what was chosen for it. */
export function copyWord(copy: Pick<Copy, 'kind' | 'max_age_s' | 'accepts_float_sums' | 'growing'>): string {
  return [
    copy.kind === 'model' ? t('Model') : t('Table'),
    ...(copy.max_age_s === null ? [] : [t('at most {time} old', { time: ageText(copy) })]),
    ...(copy.growing === null ? [] : [t('new rows by {name}', { name: copy.growing.column })]),
    ...(copy.accepts_float_sums ? [t('last digits of sums may differ')] : []),
  ].join(' · ')
}
