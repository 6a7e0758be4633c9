import { addressOf } from '../../api/client.ts'

const OURS = 'app/assets/img/logo.svg'

/** The address of the logo that the setting names: a picture kept in it, one elsewhere, or ours. */
export function logoOf(setting: unknown): string {
  const address = typeof setting === 'string' && setting !== '' ? setting : OURS
  return address.startsWith('data:') ? address : addressOf(address)
}
