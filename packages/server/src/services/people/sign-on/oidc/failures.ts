/** What went wrong at a provider, in words. */
import type { ApiError } from '@querent/contract'
import { messageOf } from '../../../../observe/message-of.ts'
import { providerFailed, signInRefused } from '../refusals.ts'
import { loadOpenId } from './provider.ts'

/** Why, for the log and for administrators; no part of it is a secret. */
export function reasonOf(error: unknown): string {
  const code = codeOf(error)
  const cause = error instanceof Error ? error.cause : undefined
  const deeper = cause instanceof Error ? `: ${messageOf(cause)}` : ''
  return `${messageOf(error)}${code === undefined ? '' : ` (${code})`}${deeper}`
}

/** What the visitor is told. Words that come from outside are not passed on, but for codes. */
export async function refusalOf(error: unknown): Promise<ApiError> {
  const { AuthorizationResponseError, ResponseBodyError, ClientError } = await loadOpenId()
  if (error instanceof AuthorizationResponseError) {
    return signInRefused(`The identity provider did not sign you in (${codeOf(error)}).`)
  }
  const isRefused = error instanceof ResponseBodyError && error.status < 500
  const isUntrusted = error instanceof ClientError && /JWT|ATTRIBUTE|CLAIM|KEY|INVALID/.test(error.code ?? '')
  if (isRefused || isUntrusted) {
    return signInRefused('The answer of the identity provider cannot be used. The log of the server says why.')
  }
  return providerFailed('The identity provider cannot be reached or does not answer as it should. The log says why.')
}

/** A code of the protocol or of the network. */
function codeOf(error: unknown): string | undefined {
  const { error: reason, code } = Object(error)
  return [reason, code].find((text) => typeof text === 'string' && /^[A-Za-z0-9_.-]{1,60}$/.test(text))
}
