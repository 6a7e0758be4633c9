/** Numbers and shapes as texts of paths. */
import type { Point, Rect } from './scene.ts'

/** A number of a picture: two digits after the point at most; 0 for what is no finite number. */
export function px(value: number): string {
  return Number.isFinite(value) ? String(Math.round(value * 100) / 100 + 0) : '0'
}

/** Straight lines through points. */
export function polyline(points: readonly Point[]): string {
  return points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${px(x)},${px(y)}`).join('')
}

export type Side = 'top' | 'bottom' | 'left' | 'right'

/** A bar whose corners are round on one side. */
export function roundedBar({ x, y, width, height }: Rect, radius: number, side: Side): string {
  const isAcross = side === 'left' || side === 'right'
  const r = Math.max(0, Math.min(radius, width / (isAcross ? 1 : 2), height / (isAcross ? 2 : 1)))
  const [a, b, c, d] = [
    side === 'top' || side === 'left',
    side === 'top' || side === 'right',
    side === 'bottom' || side === 'right',
    side === 'bottom' || side === 'left',
  ].map((isRound) => (isRound ? r : 0)) as [number, number, number, number]
  const corner = (of: number, dx: number, dy: number) =>
    of > 0 ? `a${px(of)},${px(of)} 0 0 1 ${px(dx)},${px(dy)}` : ''
  return (
    `M${px(x + a)},${px(y)}H${px(x + width - b)}${corner(b, b, b)}V${px(y + height - c)}${corner(c, -c, c)}` +
    `H${px(x + d)}${corner(d, -d, -d)}V${px(y + a)}${corner(a, a, -a)}Z`
  )
}
