import type { Properties } from '../../api/session.ts'

/** The tokens of the colors that the settings ask for, by their names. What computes them is loaded only where there are some. */
export async function tokensOf(properties: Properties): Promise<Readonly<Record<string, string>>> {
  const colors = properties['application-colors']
  const isOurs = typeof colors !== 'object' || colors === null || Object.keys(colors).length === 0
  return isOurs ? {} : (await import('../brand/index.ts')).brandTokens(colors)
}
