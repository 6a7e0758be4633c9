import type { SettingsSnapshot } from '../../../settings/index.ts'
import { allowedAddresses } from '../allowed-addresses.ts'
import type { SlackAccess } from './client.ts'

const API_URL = 'https://slack.com/api/'

/**
 * How Slack is asked; undefined without a token. A server that the environment names instead may have a private address.
 * @param apiUrl What is asked in place of Slack.
 * @param token The one that is tried; else that of the settings.
 */
export function findSlackAccess(
  current: SettingsSnapshot,
  apiUrl: string | undefined,
  token: string | null = current.get('slack-app-token'),
): SlackAccess | undefined {
  if (token === null) return undefined
  return {
    apiUrl: apiUrl ?? API_URL,
    token,
    isAllowed: apiUrl === undefined ? allowedAddresses(current, API_URL) : () => true,
  }
}
