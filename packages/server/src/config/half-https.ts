import { ConfigError } from './config-error.ts'

/** @throws {ConfigError} plain http is to be sent to an https address that is not known. */
export function refuseHalfHttps(isRedirecting: unknown, siteUrl: unknown): void {
  if (isRedirecting !== true || /^https:/i.test(String(siteUrl))) return
  throw new ConfigError(
    'redirect-all-requests-to-https is on, but site-url is not an https address to send requests to. Set QUERENT_SITE_URL to ' +
      'one (https://…), or QUERENT_REDIRECT_ALL_REQUESTS_TO_HTTPS to false.',
  )
}
