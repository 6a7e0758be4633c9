/** Passkeys of the browser. */
import type { PasskeyOptions } from '../../api/session.ts'
import { t } from '../../i18n/t.ts'

/** Asks the browser for a passkey and gives its answer as the server reads it. Throws an error in words. */
export async function askPasskey(options: PasskeyOptions): Promise<unknown> {
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
      options as unknown as PublicKeyCredentialRequestOptionsJSON,
    )
    const credential = await navigator.credentials.get({ publicKey })
    if (credential instanceof PublicKeyCredential) return credential.toJSON()
  } catch (error) {
    throw new Error(t('No passkey was provided.'), { cause: error })
  }
  throw new Error(t('No passkey was provided.'))
}

/** Has the browser make a passkey and gives it as the server reads it. Throws an error in words. */
export async function makePasskey(options: PasskeyOptions): Promise<unknown> {
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      options as unknown as PublicKeyCredentialCreationOptionsJSON,
    )
    const credential = await navigator.credentials.create({ publicKey })
    if (credential instanceof PublicKeyCredential) return credential.toJSON()
  } catch (error) {
    throw new Error(t('No passkey was created. Try again, or use another device.'), { cause: error })
  }
  throw new Error(t('No passkey was created. Try again, or use another device.'))
}

/** Whether the browser can be asked at all; not on pages without encryption. */
export const canAskPasskey = (): boolean =>
  window.isSecureContext &&
  typeof PublicKeyCredential === 'function' &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential
