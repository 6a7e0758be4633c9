/** Straight lines through points, and the kind of curve that fits them best. */

/** Least squares over points that come one by one. */
export class LinearRegression {
  #count = 0
  #meanX = 0
  #meanY = 0
  #squaresX = 0
  #products = 0

  add(x: number, y: number): void {
    this.#count += 1
    const deltaX = x - this.#meanX
    this.#meanX += deltaX / this.#count
    this.#meanY += (y - this.#meanY) / this.#count
    this.#squaresX += deltaX * (x - this.#meanX)
    this.#products += deltaX * (y - this.#meanY)
  }

  /** @returns undefined when the points are not on two different places. */
  line(): { slope: number; offset: number } | undefined {
    if (this.#squaresX === 0) return undefined
    const slope = this.#products / this.#squaresX
    const offset = this.#meanY - slope * this.#meanX
    return Number.isFinite(slope) && Number.isFinite(offset) ? { slope, offset } : undefined
  }
}

/** An expression over `x` as clients evaluate it: `["+", 3.1, ["*", 0.4, "x"]]`. */
export type Formula = [string, ...(number | string | Formula)[]]

interface Curve {
  /** How a point is bent so that the curve becomes a line. */
  bendX(x: number): number
  bendY(y: number): number
  valueAt(x: number, offset: number, slope: number): number
  formula(offset: number, slope: number): Formula
}

const same = (value: number): number => value

const LINE: Curve = {
  bendX: same,
  bendY: same,
  valueAt: (x, offset, slope) => offset + slope * x,
  formula: (offset, slope) => ['+', offset, ['*', slope, 'x']],
}

const CURVES: readonly Curve[] = [
  {
    bendX: Math.log,
    bendY: same,
    valueAt: (x, offset, slope) => offset + slope * Math.log(x),
    formula: (offset, slope) => ['+', offset, ['*', slope, ['log', 'x']]],
  },
  {
    bendX: Math.log,
    bendY: Math.log,
    valueAt: (x, offset, slope) => Math.exp(offset) * x ** slope,
    formula: (offset, slope) => ['*', Math.exp(offset), ['pow', 'x', slope]],
  },
  {
    bendX: same,
    bendY: Math.log,
    valueAt: (x, offset, slope) => Math.exp(offset + slope * x),
    formula: (offset, slope) => ['*', Math.exp(offset), ['exp', ['*', slope, 'x']]],
  },
]

/** A curve must be clearly closer than the line: noise alone must not bend a trend. */
const CLEARLY = 0.95

/** The formula whose values are closest to the points; undefined without two different places. */
export function bestFit(xs: Float64Array, ys: Float64Array): Formula | undefined {
  const line = fitted(LINE, xs, ys)
  if (line === undefined) return undefined
  let best = line
  for (const curve of CURVES) {
    const found = fitted(curve, xs, ys)
    if (found !== undefined && found.error < best.error && found.error < line.error * CLEARLY) best = found
  }
  return best.formula
}

function fitted(curve: Curve, xs: Float64Array, ys: Float64Array): { error: number; formula: Formula } | undefined {
  const regression = new LinearRegression()
  for (let index = 0; index < xs.length; index += 1) {
    const x = curve.bendX(xs[index] ?? 0)
    const y = curve.bendY(ys[index] ?? 0)
    if (!Number.isFinite(x) || !Number.isFinite(y)) return undefined
    regression.add(x, y)
  }
  const line = regression.line()
  if (line === undefined) return undefined
  const { offset, slope } = line
  let error = 0
  for (let index = 0; index < xs.length; index += 1) {
    error += Math.abs((ys[index] ?? 0) - curve.valueAt(xs[index] ?? 0, offset, slope))
  }
  const formula = curve.formula(offset, slope)
  return Number.isFinite(error) && isFinite(formula) ? { error, formula } : undefined
}

/** Over days since 1970 a steep curve's factor can leave the range of numbers. */
function isFinite(formula: Formula): boolean {
  return formula.every((part) => (Array.isArray(part) ? isFinite(part) : typeof part === 'string' || isNumber(part)))
}

function isNumber(value: number): boolean {
  return Number.isFinite(value) && value !== 0
}
