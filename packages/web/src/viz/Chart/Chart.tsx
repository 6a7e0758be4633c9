import { useId, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import {
  toSvg,
  type Data,
  type Format,
  type Hit,
  type RegionMap,
  type TimelineEvent,
  type Visualization,
} from '@querent/viz'
import { t } from '../../i18n/t.ts'
import { useSize } from '../../lib/use-size.ts'
import { Legend } from './Legend.tsx'
import { hitAt, hitAfter, type Step } from './model.ts'
import { Tooltip } from './Tooltip.tsx'
import styles from './Chart.module.css'

/** A mark that was chosen, and where on the window. */
export interface ChosenHit {
  hit: Hit
  at: { x: number; y: number }
}

interface ChartProps<S> {
  visualization: Visualization<S>
  data: Data
  /** All values, as `visualization.complete` gives them. */
  settings: S
  format: Format
  events?: readonly TimelineEvent[]
  /** The map that the visualization asks for. */
  map?: RegionMap
  /** Without it marks explain themselves and can do nothing. */
  onHit?(chosen: ChosenHit): void
}

const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: 'before',
  ArrowRight: 'after',
  ArrowUp: 'above',
  ArrowDown: 'below',
  Home: 'first',
  End: 'last',
}

/** A picture that explains the mark under pointer or keyboard. It fills its container. */
export function Chart<S>({ visualization, data, settings, format, events, map, onHit }: ChartProps<S>) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [current, setCurrent] = useState<Hit | null>(null)
  const id = useId()
  const picture = useRef<HTMLDivElement>(null)
  const size = useSize(picture)
  const scene = useMemo(
    () =>
      size === null
        ? null
        : visualization.scene({
            data,
            settings,
            size,
            format,
            paint: 'vars',
            hasLegend: false,
            hidden,
            ...(events && { events }),
            ...(map && { map }),
          }),
    [visualization, data, settings, size, format, hidden, events, map],
  )
  const svg = useMemo(() => (scene === null ? '' : toSvg(scene, { id })), [scene, id])
  const hits = scene?.hits ?? []
  const shown = current !== null && hits.includes(current) ? current : null

  function onPointerMove(event: PointerEvent<HTMLDivElement>): void {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    setCurrent(hitAt(hits, { x: event.clientX - left, y: event.clientY - top }))
  }

  function choose(): void {
    const box = picture.current?.getBoundingClientRect()
    if (shown === null || box === undefined) return
    onHit?.({ hit: shown, at: { x: box.left + shown.anchor.x, y: box.top + shown.anchor.y } })
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key]
    if (step !== undefined) setCurrent(hitAfter(hits, shown, step))
    else if (event.key === 'Enter' && shown !== null) choose()
    else if (event.key === 'Escape' && shown !== null) setCurrent(null)
    else return
    event.preventDefault()
    event.stopPropagation()
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
        tabIndex={0}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setCurrent(null)}
        onClick={choose}
        onKeyDown={onKeyDown}
        onBlur={() => setCurrent(null)}
      >
        {/* The scene's texts were escaped where the markup was made, and nothing else is in it. */}
        <div className={styles.svg} aria-hidden dangerouslySetInnerHTML={{ __html: svg }} />
        {shown !== null && size !== null && <Tooltip hits={hits} current={shown} size={size} />}
      </div>
      <div className={styles.spoken} role="status">
        {shown?.label}
      </div>
    </figure>
  )
}
