/** Moving a map nearer and aside: by wheel, by dragging, by two fingers, by keys and buttons. */
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import type { Camera, Point, Size } from '@querent/viz'
import { cameraOfKey, panned, pinched, STEP, WHOLE, zoomed, type Pinch } from './camera.ts'

const LEAST_DRAG = 6

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
