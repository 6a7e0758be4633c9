/** What the HTTP application asks of the settings. What every request asks is answered from what was last read. */
import { parseSetting } from '@querent/contract'
import type { Settings } from '../../../settings/index.ts'
import { AppDatabaseUnavailable } from '../../../store/index.ts'
import { getDefinition, isHttpsAddress } from './write.ts'

const originOf = (url: string): string => new URL(url).origin

export function httpSettings(settings: Settings) {
  /** Header in which a proxy tells the address of the client, in lower case. */
  async function addressHeader(): Promise<string> {
    return (await settings.current()).get('source-address-header')
  }

  /** The same as last read. */
  const knownAddressHeader = (): string => settings.latest().get('source-address-header')

  /** Which other origins may call from a browser. */
  async function originRules() {
    const current = await settings.current()
    return {
      allowed: current.get('embedding-app-origins-sdk'),
      isLoopbackAllowed: !current.get('disable-cors-on-localhost'),
    }
  }

  /** Where plain http requests are sent; undefined while they may stay. */
  function httpsSite(): string | undefined {
    const latest = settings.latest()
    const site = latest.get('site-url')
    return latest.get('redirect-all-requests-to-https') && isHttpsAddress(site) ? site : undefined
  }

  /** Origins, separated by blanks, that may show the application in a frame. */
  function framingOrigins(): string {
    const latest = settings.latest()
    const older = latest.get('embedding-app-origin')
    if (latest.get('enable-embedding-interactive'))
      return latest.get('embedding-app-origins-interactive') ?? older ?? ''
    // The older switch, which is that of signed tokens now, opens no more than the older origins.
    return latest.get('enable-embedding') ? (older ?? '') : ''
  }

  /** Hosts, separated by commas or blanks, whose pages may be shown in a frame. */
  function framedHosts(): string {
    return String(settings.latest().read('allowed-iframe-hosts') ?? '')
  }

  /** Hosts, separated by commas or blanks, whose images may be shown; those of the own brand are among them. */
  function imageHosts(): string {
    const latest = settings.latest()
    const brand = [latest.read('application-logo-url'), latest.read('application-favicon-url')].map(String)
    return [latest.read('allowed-image-hosts') ?? '', ...brand.filter((url) => URL.canParse(url)).map(originOf)].join(
      ' ',
    )
  }

  /** The address of the server; null while none is set. */
  function siteUrl(): string | null {
    return settings.latest().get('site-url')
  }

  /** Whether an address of the server is set. */
  function isSiteKnown(): boolean {
    return siteUrl() !== null
  }

  /** Keeps the address by which the server was first reached, unless one is set. */
  async function noteSite(address: string): Promise<void> {
    if ((await settings.current()).get('site-url') !== null) return
    const parsed = parseSetting(getDefinition('site-url'), address)
    if (!parsed.ok) return
    await settings.writeIfAbsent('site-url', parsed.value).catch((error: unknown) => {
      // The next request tries again; this one is about something else.
      if (!(error instanceof AppDatabaseUnavailable)) throw error
    })
  }

  return {
    addressHeader,
    knownAddressHeader,
    originRules,
    httpsSite,
    framingOrigins,
    framedHosts,
    imageHosts,
    siteUrl,
    isSiteKnown,
    noteSite,
  }
}
