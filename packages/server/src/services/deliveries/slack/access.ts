import type { Config } from '../../../config/config.ts'
import { SLACK_API_URL } from '../../../config/operation.ts'
import type { SlackAccess } from '../../../delivery/index.ts'
import type { SettingsSnapshot } from '../../../settings/index.ts'
import { allowedAddresses } from '../channels/index.ts'

/**
 * How Slack is asked; undefined without a token. A server that the environment names in its place may be in the own network.
 * @param token The one that is tried; else that of the settings.
 */
export function findSlackAccess(
  { slackApiUrl: apiUrl }: Pick<Config, 'slackApiUrl'>,
  current: SettingsSnapshot,
  token: string | null = current.get('slack-app-token'),
): SlackAccess | undefined {
  if (token === null) return undefined
  return { apiUrl, token, isAllowed: apiUrl === SLACK_API_URL ? allowedAddresses(current, apiUrl) : () => true }
}
