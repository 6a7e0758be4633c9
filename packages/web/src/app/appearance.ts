/** What an organisation has chosen in place of our look: colors, and the icon of the tab. */
import { addressOf } from '../api/client.ts'
import type { Properties } from '../api/session.ts'

let applied: readonly string[] = []

/** Shows the look that the settings ask for. Colors are loaded only where there are some. */
export async function applyAppearance(properties: Properties): Promise<void> {
  showIcon(properties['application-favicon-url'])
  const colors = properties['application-colors']
  const isOurs = typeof colors !== 'object' || colors === null || Object.keys(colors).length === 0
  const tokens = isOurs ? {} : (await import('../viz/brand/index.ts')).brandTokens(colors)
  const { style } = document.documentElement
  for (const name of applied) style.removeProperty(name)
  for (const [name, value] of Object.entries(tokens)) style.setProperty(name, value)
  applied = Object.keys(tokens)
}

const DEFAULT_ICON = 'app/assets/img/favicon.ico'

function showIcon(address: unknown): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (link === null) return
  link.dataset['ours'] ??= link.href
  const isOurs = typeof address !== 'string' || address === '' || address === DEFAULT_ICON
  link.href = isOurs ? link.dataset['ours'] : address.startsWith('data:') ? address : addressOf(address)
}
