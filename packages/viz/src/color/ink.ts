/** What displays paint with: colours as variables of the page or as literals, and their mixes. */
import { mixed, readLiteral, toHex } from './oklch.ts'
import { VARIABLES, type Palette } from './palette.ts'

/** `vars` in the app, where a theme switches without drawing anew; a palette in mails and files. */
export type Paint = 'vars' | Palette

export interface Ink extends Palette {
  /** The colour of the series at a place; grey beyond the eighth. */
  series(place: number): string
  /** @param share Of the first colour, 0 to 1. */
  mix(first: string, second: string, share: number): string
  /** A data colour that can be read as text on the surface. */
  asText(color: string): string
  /** Steps from the surface to a colour, lightest first; c1 when no colour is given. */
  sequential(steps: number, color?: string): string[]
  /** Steps from c8 over sunken to c3. */
  diverging(steps: number): string[]
}

const SAFE_COLOR = /^(?:#[\da-f]{3,8}|[a-z]{3,24}|(?:rgb|hsl|oklch|oklab|lab|lch)a?\([\d\s.,%/+-]+\)|var\(--[\w-]+\))$/i

/** A stored colour, if it is of a form that colours have. */
export function readColor(value: unknown): string | undefined {
  return typeof value === 'string' && SAFE_COLOR.test(value) ? value : undefined
}

export function inkOf(paint: Paint): Ink {
  const palette = paint === 'vars' ? VARIABLES : paint
  const mix = paint === 'vars' ? mixOfVariables : mixOfLiterals
  const c1 = palette.data[0] ?? palette.accent
  const share = (i: number, steps: number) => (steps < 2 ? 1 : i / (steps - 1))
  return {
    ...palette,
    mix,
    series: (place) => palette.data[place] ?? palette.text3,
    asText: (color) => mix(color, palette.text, 0.62),
    sequential: (steps, color = c1) =>
      Array.from({ length: steps }, (_, i) => mix(color, palette.surface, 0.12 + 0.88 * share(i, steps))),
    diverging: (steps) =>
      Array.from({ length: steps }, (_, i) => {
        const at = 2 * share(i, steps) - 1
        return mix(palette.data[at < 0 ? 7 : 2] ?? palette.accent, palette.sunken, Math.abs(at))
      }),
  }
}

function mixOfVariables(first: string, second: string, share: number): string {
  return `color-mix(in oklab, ${first} ${Math.round(share * 1000) / 10}%, ${second})`
}

function mixOfLiterals(first: string, second: string, share: number): string {
  const [a, b] = [readLiteral(first), readLiteral(second)]
  return a && b ? toHex(mixed(a, b, share)) : first
}
