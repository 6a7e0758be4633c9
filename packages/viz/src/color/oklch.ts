/** Colours as numbers: sRGB, OKLab and mixes, as `color-mix(in oklab, …)` makes them. */

/** Lightness 0–1 and the two colour axes. */
export interface Lab {
  l: number
  a: number
  b: number
}

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i
const RGB = /^rgba?\(\s*([\d.]+)(%?)[\s,]+([\d.]+)%?[\s,]+([\d.]+)%?(?:[\s,/]+[\d.]+%?)?\s*\)$/i
const HSL = /^hsla?\(\s*([\d.-]+)(?:deg)?[\s,]+([\d.]+)%[\s,]+([\d.]+)%(?:[\s,/]+[\d.]+%?)?\s*\)$/i

/** Reads `#abc`, `#aabbcc`, `rgb(…)` and `hsl(…)`, without their opacity; undefined for other texts. */
export function readLiteral(color: string): Lab | undefined {
  const channels = HEX.test(color) ? ofHex(color) : (ofRgb(RGB.exec(color)) ?? ofHsl(HSL.exec(color)))
  return channels && linearToLab(toLinear(channels[0]), toLinear(channels[1]), toLinear(channels[2]))
}

/** The same as six digits; undefined for other texts. */
export function hexOf(color: string): string | undefined {
  const lab = readLiteral(color)
  return lab && toHex(lab)
}

type Channels = [number, number, number]

function ofHex(color: string): Channels {
  const digits = color.slice(1)
  const full = digits.length < 6 ? [...digits].map((d) => d + d).join('') : digits
  const channel = (at: number) => Number.parseInt(full.slice(at, at + 2), 16) / 255
  return [channel(0), channel(2), channel(4)]
}

function ofRgb(parts: RegExpExecArray | null): Channels | undefined {
  if (!parts) return undefined
  const most = parts[2] === '%' ? 100 : 255
  const channel = (i: number) => Math.min(1, Number(parts[i]) / most)
  return [channel(1), channel(3), channel(4)]
}

function ofHsl(parts: RegExpExecArray | null): Channels | undefined {
  if (!parts) return undefined
  const [hue, saturation, light] = [Number(parts[1]) / 30, Number(parts[2]) / 100, Number(parts[3]) / 100]
  const reach = saturation * Math.min(light, 1 - light)
  const channel = (n: number) => {
    const k = (((n + hue) % 12) + 12) % 12
    return light - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))
  }
  return [channel(0), channel(8), channel(4)]
}

/** Writes `#aabbcc`; what sRGB cannot show is cut. */
export function toHex(lab: Lab): string {
  return `#${labToLinear(lab)
    .map((value) =>
      Math.round(fromLinear(Math.min(1, Math.max(0, value))) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Linear light of red, green and blue. */
export function labToLinear({ l, a, b }: Lab): [number, number, number] {
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ]
}

export function linearToLab(red: number, green: number, blue: number): Lab {
  const x = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const y = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const z = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return {
    l: 0.2104542553 * x + 0.793617785 * y - 0.0040720468 * z,
    a: 1.9779984951 * x - 2.428592205 * y + 0.4505937099 * z,
    b: 0.0259040371 * x + 0.7827717662 * y - 0.808675766 * z,
  }
}

/** @param share Of the first colour, 0 to 1. Straight through OKLab, so that a mix with grey keeps the hue. */
export function mixed(first: Lab, second: Lab, share: number): Lab {
  const between = (a: number, b: number) => a * share + b * (1 - share)
  return { l: between(first.l, second.l), a: between(first.a, second.a), b: between(first.b, second.b) }
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(first: Lab, second: Lab): number {
  const light = (lab: Lab) => {
    const [red, green, blue] = labToLinear(lab)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [a, b] = [light(first), light(second)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** OKLab distance × 100. */
export function distance(first: Lab, second: Lab): number {
  return 100 * Math.hypot(first.l - second.l, first.a - second.a, first.b - second.b)
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function fromLinear(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
}
