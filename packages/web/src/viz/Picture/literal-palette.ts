/** The colors of charts as they are on the page now. */
import { VARIABLES, type Palette } from '@querent/viz'

/** The palette in literals: of the theme that is shown, with the colors of the organisation. */
export function literalPalette(): Palette {
  const probe = document.createElement('span')
  probe.hidden = true
  document.body.append(probe)
  const read = (color: string) => {
    probe.style.color = color
    return hexOf(getComputedStyle(probe).color)
  }
  const { data, ...others } = VARIABLES
  const literal = Object.fromEntries(Object.entries(others).map(([name, color]) => [name, read(color)]))
  const palette = { ...literal, data: data.map(read) } as unknown as Palette
  probe.remove()
  return palette
}

/** Browsers tell colors as `rgb(1, 2, 3)`. */
function hexOf(color: string): string {
  const parts = /^rgba?\((\d+),? (\d+),? (\d+)/.exec(color)
  if (parts === null) return color
  return `#${parts
    .slice(1, 4)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`
}
