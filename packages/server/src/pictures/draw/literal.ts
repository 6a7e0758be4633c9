/** Colors as those who paint read them. */
import { hexOf, LIGHT } from '@querent/viz/color/index.ts'

const known = new Map<string, string>()
const MOST_KNOWN = 1000

/** Six digits for whatever CSS writes as a number, names unchanged; the color of texts for what is neither. */
export function literal(color: string): string {
  if (/^#[\da-f]{6}$/i.test(color)) return color
  const before = known.get(color)
  if (before !== undefined) return before
  const found = hexOf(color) ?? (/^[a-z]+$/i.test(color) ? color.toLowerCase() : LIGHT.text)
  if (known.size < MOST_KNOWN) known.set(color, found)
  return found
}
