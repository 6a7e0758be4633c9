/** Where a map is looked at from: nearer, aside, and never so far that it is gone. */
import type { Camera, Point } from '@querent/viz'

/** All of a map. */
export const WHOLE: Camera = { scale: 1, x: 0, y: 0 }
const MOST = 64
/** The factor of a press on a button or a key. */
export const STEP = 1.6
/** Share of the picture by which a key moves it. */
const MOVE = 0.15

/** Nearer by a factor, so that what is at a point, in shares from the middle, stays there. */
export function zoomed({ scale, x, y }: Camera, by: number, at: Point = { x: 0, y: 0 }): Camera {
  const next = Math.max(1, Math.min(MOST, scale * by))
  const share = next / scale
  return within({ scale: next, x: at.x - (at.x - x) * share, y: at.y - (at.y - y) * share })
}

/** Moved by shares of the picture, never so far that the map is gone. */
export function panned({ scale, x, y }: Camera, by: Point): Camera {
  return within({ scale, x: x + by.x, y: y + by.y })
}

/** Two fingers on a picture: the place between them, in shares from the middle, and how far apart they are. */
export interface Pinch {
  middle: Point
  distance: number
}

/** The camera after two fingers have gone from one place to another: what was between them is so still. */
export function pinched(camera: Camera, from: Pinch, to: Pinch): Camera {
  const near = zoomed(camera, to.distance / Math.max(1, from.distance), from.middle)
  return panned(near, { x: to.middle.x - from.middle.x, y: to.middle.y - from.middle.y })
}

function within({ scale, x, y }: Camera): Camera {
  const most = (scale - 1) / 2
  const near = (value: number) => Math.max(-most, Math.min(most, value))
  return scale === 1 ? WHOLE : { scale, x: near(x), y: near(y) }
}

/** The camera after a key; null for keys that do not move it. */
export function cameraOfKey(camera: Camera, { key, shiftKey }: { key: string; shiftKey: boolean }): Camera | null {
  if (key === '+' || key === '=') return zoomed(camera, STEP)
  if (key === '-') return zoomed(camera, 1 / STEP)
  if (key === '0') return WHOLE
  if (!shiftKey) return null
  const by: Readonly<Record<string, Point>> = {
    ArrowLeft: { x: MOVE, y: 0 },
    ArrowRight: { x: -MOVE, y: 0 },
    ArrowUp: { x: 0, y: MOVE },
    ArrowDown: { x: 0, y: -MOVE },
  }
  const move = by[key]
  return move === undefined ? null : panned(camera, move)
}
