/** The colours of an organisation in place of ours: made lighter or darker until what is written in them can be read. */
import { contrast, mixed, readLiteral, toHex, type Lab } from './oklch.ts'
import { DARK, LIGHT, type Palette } from './palette.ts'

/** Names in `application-colors`: the brand, and those of the data in their order. */
export const BRAND = 'brand'
export const DATA_COLORS = Array.from({ length: 8 }, (_, at) => `accent${at}`)

/** Least contrast of text, and of marks in charts. */
const TEXT = 4.5
const MARK = 3
const STEP = 0.01

/**
 * The tokens that differ from ours, by their names (`--accent`), as `light-dark(#…, #…)`. Colours that are none are left
 * out; an empty map is our own look.
 * @param colors Setting `application-colors`.
 */
export function brandTokens(colors: unknown): Record<string, string> {
  const given = (typeof colors === 'object' && colors !== null ? colors : {}) as Readonly<Record<string, unknown>>
  const tokens: Record<string, string> = {}
  const brand = labOf(given[BRAND])
  if (brand !== undefined) {
    const light = readable(brand, LIGHT, TEXT)
    const dark = readable(brand, DARK, TEXT)
    tokens['--accent'] = both(light, dark)
    tokens['--accent-strong'] = both({ ...light, l: light.l - 0.08 }, { ...dark, l: dark.l + 0.07 })
    tokens['--accent-soft'] = both(mixed(light, lab(LIGHT.surface), 0.1), mixed(dark, lab(DARK.surface), 0.16))
    tokens['--on-accent'] = both(inkOn(light), inkOn(dark))
  }
  for (const [at, name] of DATA_COLORS.entries()) {
    const color = labOf(given[name])
    if (color === undefined) continue
    tokens[`--c${at + 1}`] = both(readable(color, LIGHT, MARK), readable(color, DARK, MARK))
  }
  return tokens
}

function labOf(value: unknown): Lab | undefined {
  return typeof value === 'string' ? readLiteral(value) : undefined
}

function lab(color: string): Lab {
  return readLiteral(color) ?? { l: 1, a: 0, b: 0 }
}

function both(light: Lab, dark: Lab): string {
  return `light-dark(${toHex(light)}, ${toHex(dark)})`
}

/** The colour, moved in lightness as far as its contrast on every ground of a palette asks. */
function readable(color: Lab, { surface, sunken }: Palette, least: number): Lab {
  const grounds = [lab(surface), lab(sunken)]
  const isDark = grounds.every(({ l }) => l < 0.5)
  let found = color
  const isEnough = () => grounds.every((ground) => contrast(lab(toHex(found)), ground) >= least)
  for (let moved = 0; moved < 1 && !isEnough(); moved += STEP) {
    found = { ...found, l: found.l + (isDark ? STEP : -STEP) }
  }
  return found
}

/** White or nearly black, whichever is read better on a colour. */
function inkOn(ground: Lab): Lab {
  const [white, black] = [lab('#ffffff'), lab('#0b1712')]
  return contrast(white, ground) >= contrast(black, ground) ? white : black
}
