/** Trying a provider before people are sent there. */
import { ApiError } from '@querent/contract'
import { requireSuperuser } from '../../../../permissions/check.ts'
import type { CurrentUser } from '../../../../permissions/current-user.ts'
import { oidcClient, type Settings } from '../../../../settings/index.ts'
import { settingsInput } from '../../../settings/settings/index.ts'
import { reasonOf } from './failures.ts'
import { loadOpenId, oidcProvider } from './provider.ts'

interface CheckDeps {
  settings: Settings
  now: () => number
  /** Path of this server to which the provider sends people back. */
  callbackPath: string
}

export function oidcCheck({ settings, now, callbackPath }: CheckDeps) {
  /**
   * Asks the provider to describe itself, and whether it knows this server, without keeping the settings.
   * @throws {ApiError} 400 on the settings that are wrong.
   */
  async function check(viewer: CurrentUser, input: Readonly<Record<string, unknown>>) {
    requireSuperuser(viewer)
    const { snapshot } = settingsInput(await settings.current(), input, 'oidc-')
    const client = oidcClient(snapshot)
    if (client === undefined) {
      const keys = (['oidc-issuer-url', 'oidc-client-id'] as const).filter((key) => snapshot.get(key) === null)
      throw refused(keys, 'The provider cannot be asked without it.')
    }
    const redirectUri = `${snapshot.get('site-url') ?? ''}${callbackPath}`
    const configuration = await oidcProvider(now)
      .configuration(client)
      .catch((error: unknown) => {
        throw refused(['oidc-issuer-url'], `No provider describes itself there: ${reasonOf(error)}.`)
      })
    const metadata = configuration.serverMetadata()
    await requireKnown()
    return {
      ok: true as const,
      'redirect-uri': redirectUri,
      'authorization-endpoint': metadata.authorization_endpoint ?? null,
      'end-session-endpoint': metadata.end_session_endpoint ?? null,
    }

    /** A code that nobody was given is refused by a provider that knows the client; otherwise the client is. */
    async function requireKnown(): Promise<void> {
      const { genericGrantRequest, ResponseBodyError } = await loadOpenId()
      const grant = { code: 'check', redirect_uri: redirectUri, code_verifier: 'check'.repeat(10) }
      const error = await genericGrantRequest(configuration, 'authorization_code', grant).then(
        () => undefined,
        (reason: unknown) => reason,
      )
      const isUnknown =
        error instanceof ResponseBodyError
          ? ['invalid_client', 'unauthorized_client'].includes(error.error)
          : Object(error).status === 401
      if (!isUnknown) return
      throw refused(['oidc-client-id', 'oidc-client-secret'], 'The provider does not know this client id and secret.')
    }
  }

  return check
}

function refused(keys: readonly string[], text: string): ApiError {
  return new ApiError(400, { errors: Object.fromEntries(keys.map((key) => [key, text])) })
}
