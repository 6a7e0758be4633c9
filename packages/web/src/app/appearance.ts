/** The look that an organisation has chosen, on the page as a whole. */
import type { Properties } from '../api/session.ts'
import { showIcon, tokensOf } from '../viz/appearance/index.ts'

let applied: readonly string[] = []

/** Shows the look that the settings ask for, in place of the one before. */
export async function applyAppearance(properties: Properties): Promise<void> {
  showIcon(properties['application-favicon-url'])
  const tokens = await tokensOf(properties)
  const { style } = document.documentElement
  for (const name of applied) style.removeProperty(name)
  for (const [name, value] of Object.entries(tokens)) style.setProperty(name, value)
  applied = Object.keys(tokens)
}
