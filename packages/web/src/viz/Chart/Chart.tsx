import { lookup } from '@querent/contract/lookup/index.ts'
import {
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
  type RefObject,
} from 'react'
import {
  toSvg,
  type Data,
  type Format,
  type Hit,
  type Looks,
  type Paint,
  type RegionMap,
  type Scene,
  type TimelineEvent,
  type Visualization,
} from '@querent/viz'
import { t } from '../../i18n/t.ts'
import { useSize } from '../../lib/use-size.ts'
import { Legend } from './Legend.tsx'
import { dayAt, dayOf, endsOf, rectOf } from './across.ts'
import { keepLooks, readLooks } from './kept-looks.ts'
import { hitAt, hitAfter, hitIn, hitMeant, keptLooks, type Step } from './model.ts'
import { Tooltip } from './Tooltip.tsx'
import { useCamera } from './use-camera.ts'
import { Zoom } from './Zoom.tsx'
import { useBrush, type ChosenRange } from './use-brush.ts'
import styles from './Chart.module.css'

/** A mark that was chosen, and where on the window. */
interface ChosenHit {
  hit: Hit
  at: { x: number; y: number }
}

/** A day of a time axis that was asked about, and where on the window. */
export interface ChosenDay {
  /** Such as `2026-05-04`. */
  day: string
  at: { x: number; y: number }
}

/** A chart that is on the page. */
export interface DrawnChart {
  /** The chart as it is seen now, with its legend, in other paint; null before it has a size. */
  draw(paint: Paint): Scene | null
}

interface ChartProps<S> {
  /** Of the same object as long as it is on the page. */
  drawn?: Ref<DrawnChart> | undefined
  visualization: Visualization<S>
  /** Where the tab keeps which color and axis each series has; without it they last as long as the chart. */
  keptAs?: string | undefined
  data: Data
  /** All values, as `visualization.complete` gives them. */
  settings: S
  format: Format
  events?: readonly TimelineEvent[]
  /** The map that the visualization asks for. */
  map?: RegionMap
  /** Without it marks explain themselves and can do nothing. */
  onHit?(chosen: ChosenHit): void
  /** A range of an axis in order was chosen. */
  onRange?: ((range: ChosenRange) => void) | undefined
  /** The second button, or the menu key, on a time axis. */
  onDay?: ((chosen: ChosenDay) => void) | undefined
}

/** A picture narrower than this has no room for buttons. */
const LEAST_ZOOMED = 180

const STEPS: Readonly<Record<string, Step>> = lookup({
  ArrowLeft: 'before',
  ArrowRight: 'after',
  ArrowUp: 'above',
  ArrowDown: 'below',
  Home: 'first',
  End: 'last',
})

/** A picture that explains the mark under pointer or keyboard. It fills its container. */
export function Chart<S>(props: ChartProps<S>) {
  const { visualization, data, settings, format, events, map, onHit, onRange, onDay, drawn, keptAs } = props
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [current, setCurrent] = useState<Hit | null>(null)
  const id = useId()
  const picture = useRef<HTMLDivElement>(null)
  // A filter leaves the colors of the values that it leaves.
  const looks = useLooks(keptAs)
  const size = useSize(picture)
  const camera = useCamera(picture, size, visualization.mapKey !== undefined)
  const draw = (paint: Paint, hasLegend: boolean): Scene | null =>
    size === null
      ? null
      : visualization.scene({
          data,
          settings,
          size,
          format,
          paint,
          hasLegend,
          hidden,
          before: looks.current,
          camera: camera.camera,
          ...(events && { events }),
          ...(map && { map }),
        })
  const scene = useMemo(
    () => draw('vars', false),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- all that `draw` reads
    [visualization, data, settings, size, format, hidden, events, map, camera.camera],
  )
  const latest = useRef(draw)
  latest.current = draw
  useImperativeHandle(drawn, () => ({ draw: (paint) => latest.current(paint, true) }), [])
  if (scene?.looks) looks.current = keptLooks(looks.current, scene.looks)
  useEffect(() => {
    if (keptAs !== undefined && looks.current !== undefined) keepLooks(keptAs, looks.current)
  }, [keptAs, looks, scene])
  const svg = useMemo(() => (scene === null ? '' : toSvg(scene, { id })), [scene, id])
  const hits = scene?.hits ?? []
  const across = scene?.across
  const brush = useBrush(across, onRange)
  const shown = current !== null && hits.includes(current) ? current : null
  const covered = brush.range !== null && across !== undefined ? rectOf(across, brush.range) : null

  function pointOf(event: MouseEvent<HTMLElement>): { x: number; y: number } {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    brush.onPointerMove(event)
    camera.onPointerMove(event)
    setCurrent(brush.isDragging() || camera.isDragging() ? null : hitMeant(hits, pointOf(event), scene?.plot))
  }

  function choose(hit: Hit | null): void {
    if (hit !== null) onHit?.({ hit, at: onWindow(hit.anchor) })
  }

  /** A finger points and presses at once. */
  function onClick(event: MouseEvent<HTMLElement>): void {
    if (brush.wasDrag() || camera.wasDrag()) return
    const point = pointOf(event)
    setCurrent(hitMeant(hits, point, scene?.plot))
    // What is explained from afar is pressed near to it.
    choose(hitAt(hits, point))
  }

  function onContextMenu(event: MouseEvent<HTMLElement>): void {
    if (onDay === undefined || across?.kind !== 'time') return
    event.preventDefault()
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left
    onDay({ day: dayAt(across, x), at: { x: event.clientX, y: event.clientY } })
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key]
    const isMenu = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
    const isStepped = across?.isLoose !== true
    const place = !isStepped ? null : brush.onKeyDown(event, shown !== null && shown.group >= 0 ? shown.group : 0)
    if (place !== null) setCurrent(hitIn(hits, shown, place))
    else if (camera.onKeyDown(event)) setCurrent(null)
    else if (isMenu && onDay !== undefined && across?.kind === 'time') {
      const group = Math.max(0, shown?.group ?? 0)
      const anchor = shown?.anchor ?? { x: across.places[group]?.center ?? 0, y: across.plot.y + across.plot.height }
      onDay({
        day: shown !== null && group !== shown.group ? dayAt(across, anchor.x) : dayOf(across, group),
        at: onWindow(anchor),
      })
    } else if (step !== undefined) {
      brush.clear()
      setCurrent(hitAfter(hits, shown, step))
    } else if (event.key === 'Enter' && shown !== null) choose(shown)
    else if (event.key === 'Escape' && (shown !== null || covered !== null)) {
      brush.clear()
      setCurrent(null)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  function onWindow({ x, y }: { x: number; y: number }): { x: number; y: number } {
    const box = picture.current?.getBoundingClientRect()
    return { x: (box?.left ?? 0) + x, y: (box?.top ?? 0) + y }
  }

  return (
    <figure className={styles.chart}>
      {scene !== null && scene.legend.length > 0 && (
        <Legend items={scene.legend} hidden={hidden} onChange={setHidden} onPoint={() => setCurrent(null)} />
      )}
      <div
        ref={picture}
        className={onHit === undefined ? styles.picture : `${styles.picture} ${styles.active}`}
        role="application"
        aria-roledescription={t('Chart')}
        aria-label={scene?.summary}
        {...(onRange &&
          across &&
          across.isLoose !== true && { 'aria-description': t('Press Shift and the arrow keys to select a range') })}
        tabIndex={0}
        style={{ touchAction: camera.touchAction }}
        onPointerDown={(event) => {
          brush.onPointerDown(event)
          camera.onPointerDown(event)
        }}
        onPointerMove={onPointerMove}
        onPointerUp={() => {
          brush.onPointerUp()
          camera.onPointerUp()
        }}
        onPointerCancel={brush.onPointerCancel}
        onPointerLeave={(event) => event.pointerType !== 'touch' && setCurrent(null)}
        onClick={onClick}
        onContextMenu={onContextMenu}
        onKeyDown={onKeyDown}
        onBlur={() => {
          brush.clear()
          setCurrent(null)
        }}
      >
        {/* The scene's texts were escaped where the markup was made, and nothing else is in it. */}
        <div className={styles.svg} aria-hidden dangerouslySetInnerHTML={{ __html: svg }} />
        {covered !== null && (
          <div
            className={styles.range}
            style={{ translate: `${covered.x}px ${covered.y}px`, inlineSize: covered.width, blockSize: covered.height }}
          />
        )}
        {shown !== null && size !== null && <Tooltip hits={hits} current={shown} size={size} />}
      </div>
      {scene?.isMap === true && size !== null && size.width >= LEAST_ZOOMED && (
        <Zoom
          isMoved={camera.camera !== undefined}
          onNearer={camera.nearer}
          onFarther={camera.farther}
          onReset={camera.reset}
        />
      )}
      <div className={styles.spoken} role="status">
        {brush.range === null || across?.isLoose === true ? shown?.label : sayRange(hits, endsOf(brush.range))}
      </div>
    </figure>
  )
}

function sayRange(hits: readonly Hit[], [first, last]: readonly [number, number]): string {
  const title = (place: number) => hits.find(({ group }) => group === place)?.title ?? ''
  return t('From {first} to {last}. Press Enter to filter.', { first: title(first), last: title(last) })
}

/** The looks of the picture before: of this page, or of the one that was loaded before it. */
function useLooks(keptAs: string | undefined): RefObject<Looks | undefined> {
  const looks = useRef<Looks>(undefined)
  const name = useRef<string>(undefined)
  if (keptAs !== undefined && name.current !== keptAs) {
    looks.current = readLooks(keptAs) ?? looks.current
    name.current = keptAs
  }
  return looks
}
