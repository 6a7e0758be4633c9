/** Why nothing is shown, in one sentence for whoever cannot do anything about it. */
import { ApiError } from '../api/errors.ts'
import { t } from '../i18n/t.ts'

/** @param isToken a token was given, not a link. */
export function failureSentence(error: Error, isToken = false): string {
  const { status, message } = error instanceof ApiError ? error : { status: 0, message: '' }
  if (status === 0) return t('The server cannot be reached.')
  if (status === 429) return t('Too many requests. Wait a minute and try again.')
  if (!isToken) return t('This link is not valid, or its content is no longer shared.')
  if (message.startsWith('Token is expired')) return t('This view has expired. Reload the page that it is part of.')
  if (/corrupt|alg|keypath|issued|not yet valid|secret key/.test(message))
    return t('This view was not opened with a valid link.')
  if (/value for|Unknown parameter|No matching parameter/.test(message)) {
    return t("This link contains filter values that aren't allowed.")
  }
  if (status === 401 || status === 403) return t('Only administrators can preview this.')
  return t('This content is no longer shared.')
}

/** Whether trying again could help. */
export function mayPass(error: Error): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)
}
