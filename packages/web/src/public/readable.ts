/** Colors that somebody chose, made legible. */

const LEAST_CONTRAST = 4.5
const STEPS = 40

type Rgb = readonly [number, number, number]

/** The color itself where text in it can be read on the ground, else one that is mixed toward black or white until it can. */
export function readableOn(color: string, ground: string): string {
  const [from, under] = [readRgb(color), readRgb(ground)]
  const end: Rgb = luminance(under) > 0.2 ? [0, 0, 0] : [255, 255, 255]
  for (let step = 0; step <= STEPS; step++) {
    const mixed = from.map((part, at) => Math.round(part + ((end[at] ?? 0) - part) * (step / STEPS)))
    const rgb: Rgb = [mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0]
    if (contrast(rgb, under) >= LEAST_CONTRAST) return writeRgb(rgb)
  }
  return writeRgb(end)
}

/** Black or white, whichever can be read better on the color. */
export function inkOn(color: string): string {
  const rgb = readRgb(color)
  return contrast(rgb, [255, 255, 255]) >= LEAST_CONTRAST ? '#ffffff' : '#000000'
}

function contrast(one: Rgb, other: Rgb): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const value = part / 255
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function readRgb(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function writeRgb(rgb: Rgb): string {
  return `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
