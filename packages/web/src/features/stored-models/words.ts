/** What is said of stored models. */
import type { StoredModel } from '../../api/stored-models.ts'
import { sayServerText } from '../../i18n/server-texts.ts'
import { locale, t } from '../../i18n/t.ts'

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
  const ms = Math.max(0, Date.parse(refresh_end) - Date.parse(refresh_begin))
  const number = new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 })
  return ms < 1000 ? t('{ms} ms', { ms: number.format(ms) }) : t('{n} s', { n: number.format(ms / 1000) })
}
