/** The provider of the settings, as it describes itself. */
import type { Configuration, ServerMetadata } from 'openid-client'
import type { OidcClient } from '../../../../settings/index.ts'
import { isWithin } from '../../../shared/stored-time.ts'
import { boundedFetch } from './bounded-fetch.ts'

/** How long a provider's description of itself counts. */
const KNOWN_MS = 3_600_000
/** How long the provider may take for each answer. */
const TIMEOUT_SECONDS = 10

/** Loads with the first sign-in. */
export const loadOpenId = () => import('openid-client')

export function oidcProvider(now: () => number) {
  let known: { issuer: string; metadata: ServerMetadata; readAt: number } | undefined

  /**
   * What the client library works with. It asks for the provider's keys anew at each sign-in, so that these may change.
   * @throws {Error} the provider does not answer, or not as one does.
   */
  async function configuration(client: OidcClient): Promise<Configuration> {
    const library = await loadOpenId()
    const metadata = await describe(client)
    const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const { secret } = client
    const authentication =
      secret === null
        ? library.None()
        : methods.includes('client_secret_basic')
          ? library.ClientSecretBasic(secret)
          : library.ClientSecretPost(secret)
    const made = new library.Configuration(metadata, client.clientId, undefined, authentication)
    made.timeout = TIMEOUT_SECONDS
    made[library.customFetch] = boundedFetch
    library.enableNonRepudiationChecks(made)
    if (isPlain(client.issuer)) library.allowInsecureRequests(made)
    return made
  }

  async function describe({ issuer, clientId }: OidcClient): Promise<ServerMetadata> {
    if (known?.issuer === issuer && isWithin(known.readAt, now(), KNOWN_MS)) return known.metadata
    const library = await loadOpenId()
    const found = await library.discovery(new URL(issuer), clientId, undefined, library.None(), {
      timeout: TIMEOUT_SECONDS,
      [library.customFetch]: boundedFetch,
      execute: isPlain(issuer) ? [library.allowInsecureRequests] : [],
    })
    known = { issuer, metadata: found.serverMetadata(), readAt: now() }
    return known.metadata
  }

  /** The next sign-in asks the provider to describe itself again. */
  function forget(): void {
    known = undefined
  }

  return { configuration, forget }
}

/** The settings allow it for providers on this machine. */
function isPlain(issuer: string): boolean {
  return new URL(issuer).protocol === 'http:'
}
