/** Moving a map nearer and aside: by wheel, by dragging, by two fingers, by keys and buttons. */
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import type { Camera, Point, Size } from '@querent/viz'

const WHOLE: Camera = { scale: 1, x: 0, y: 0 }
const MOST = 64
const STEP = 1.6
/** Share of the picture by which a key moves it. */
const MOVE = 0.15
const LEAST_DRAG = 6

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
interface Pinch {
  middle: Point
  distance: number
}

/** The camera after two fingers have gone from one place to another: what was between them is so still. */
export function pinched(camera: Camera, from: Pinch, to: Pinch): Camera {
  const near = zoomed(camera, to.distance / Math.max(1, from.distance), from.middle)
  return panned(near, { x: to.middle.x - from.middle.x, y: to.middle.y - from.middle.y })
}

function pinchOf([one, other]: TouchList, { left, top, width, height }: DOMRect): Pinch | null {
  if (one === undefined || other === undefined) return null
  return {
    middle: {
      x: ((one.clientX + other.clientX) / 2 - left) / width - 0.5,
      y: ((one.clientY + other.clientY) / 2 - top) / height - 0.5,
    },
    distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
  }
}

function within({ scale, x, y }: Camera): Camera {
  const most = (scale - 1) / 2
  const near = (value: number) => Math.max(-most, Math.min(most, value))
  return scale === 1 ? WHOLE : { scale, x: near(x), y: near(y) }
}

/** Does what a key says; false for keys that say nothing of it. */
export function cameraOfKey(camera: Camera, { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): Camera | null {
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

/** @param isOn False for pictures that are no maps. */
export function useCamera(picture: RefObject<HTMLElement | null>, size: Size | null, isOn: boolean) {
  const [camera, setCamera] = useState(WHOLE)
  const start = useRef<(Point & { camera: Camera }) | null>(null)
  const wasDragged = useRef(false)

  // React listens to wheels passively, and the page would scroll as well.
  useEffect(() => {
    const element = picture.current
    if (element === null || !isOn) return undefined
    const onWheel = (event: WheelEvent) => {
      // The page scrolls on until somebody means the map.
      if (!event.ctrlKey && !event.metaKey && !element.contains(document.activeElement)) return
      event.preventDefault()
      const { left, top, width, height } = element.getBoundingClientRect()
      const at = { x: (event.clientX - left) / width - 0.5, y: (event.clientY - top) / height - 0.5 }
      setCamera((before) => zoomed(before, 2 ** (-event.deltaY / 300), at))
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [picture, isOn])

  const latest = useRef(camera)
  latest.current = camera
  useEffect(() => {
    const element = picture.current
    if (element === null || !isOn) return undefined
    let from: (Pinch & { camera: Camera }) | null = null
    const onTouch = (event: TouchEvent) => {
      const pinch = event.touches.length === 2 ? pinchOf(event.touches, element.getBoundingClientRect()) : null
      from = pinch && { ...pinch, camera: latest.current }
      // Two fingers are no drag of one.
      if (pinch !== null) start.current = null
    }
    const onMove = (event: TouchEvent) => {
      const pinch = from && pinchOf(event.touches, element.getBoundingClientRect())
      if (from === null || pinch === null) return
      event.preventDefault()
      wasDragged.current = true
      setCamera(pinched(from.camera, from, pinch))
    }
    element.addEventListener('touchstart', onTouch, { passive: true })
    element.addEventListener('touchend', onTouch, { passive: true })
    element.addEventListener('touchcancel', onTouch, { passive: true })
    element.addEventListener('touchmove', onMove, { passive: false })
    return () => {
      element.removeEventListener('touchstart', onTouch)
      element.removeEventListener('touchend', onTouch)
      element.removeEventListener('touchcancel', onTouch)
      element.removeEventListener('touchmove', onMove)
    }
  }, [picture, isOn])

  return {
    /** Of CSS: one finger scrolls the page until the map is near, and moves the map then; two are always the map's. */
    touchAction: !isOn ? undefined : camera.scale > 1 ? 'none' : 'pan-x pan-y',
    /** Undefined where all is seen. */
    camera: isOn && camera.scale > 1 ? camera : undefined,
    isDragging: () => start.current !== null && wasDragged.current,
    /** Tells once whether a click ended a drag. */
    wasDrag(): boolean {
      const was = wasDragged.current
      wasDragged.current = false
      return was
    },
    nearer: () => setCamera((before) => zoomed(before, STEP)),
    farther: () => setCamera((before) => zoomed(before, 1 / STEP)),
    reset: () => setCamera(WHOLE),
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      wasDragged.current = false
      if (isOn && event.button === 0 && camera.scale > 1) start.current = { x: event.clientX, y: event.clientY, camera }
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      if (event.buttons === 0) start.current = null
      const from = start.current
      if (from === null || size === null) return
      const [x, y] = [event.clientX - from.x, event.clientY - from.y]
      if (!wasDragged.current && Math.hypot(x, y) < LEAST_DRAG) return
      if (!wasDragged.current) event.currentTarget.setPointerCapture(event.pointerId)
      wasDragged.current = true
      setCamera(panned(from.camera, { x: x / size.width, y: y / size.height }))
    },
    onPointerUp(): void {
      start.current = null
    },
    /** True when the key moved the map. */
    onKeyDown(event: KeyboardEvent): boolean {
      const next = isOn ? cameraOfKey(camera, event) : null
      if (next !== null) setCamera(next)
      return next !== null
    },
  }
}
