/** The colors of charts as they are on the page now. */
import { VARIABLES, type Palette } from '@querent/viz'
import { literalColor } from './literal-color.ts'

/** The palette in literals: of the theme that is shown, with the colors of the organisation. */
export function literalPalette(): Palette {
  const { data, ...others } = VARIABLES
  const literal = Object.fromEntries(Object.entries(others).map(([name, color]) => [name, literalColor(color)]))
  return { ...literal, data: data.map(literalColor) } as unknown as Palette
}
