/** Why a file was not made, in the reader's language. */
import { ApiError } from '../../api/errors.ts'
import { t } from '../../i18n/t.ts'

/** What guests are told in place of the database's words. */
const HIDDEN = 'An error occurred while running the query.'

export function sayRefusal(error: unknown): string {
  if (!(error instanceof ApiError)) return t('The file could not be completed. Try again.')
  const { status, message, body } = error
  if (status === 0) return t('The server cannot be reached.')
  if (status === 401) return t('You are signed out. Sign in and try again.')
  if (status === 403) return t("You don't have permission to download these results.")
  if (status === 404) return t('This no longer exists.')
  if (status === 429) return t('Too many requests. Wait a minute and try again.')
  if (typeOf(body) === 'missing-required-permissions') return t("You don't have permission to see this data.")
  if (message === HIDDEN) return t('The query failed, so there is no file.')
  return t('The query failed, so there is no file: {reason}', { reason: message })
}

function typeOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, 'error_type') : undefined
}
