import { addressOf } from '../../api/client.ts'

const OURS = 'app/assets/img/favicon.ico'

/** Shows the icon of the tab that the setting names. */
export function showIcon(setting: unknown): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (link === null) return
  link.dataset['ours'] ??= link.href
  const isOurs = typeof setting !== 'string' || setting === '' || setting === OURS
  link.href = isOurs ? link.dataset['ours'] : setting.startsWith('data:') ? setting : addressOf(setting)
}
