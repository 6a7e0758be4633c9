import { useEffect, useState } from 'react'
import { t } from '../../i18n/t.ts'
import styles from './Skeleton.module.css'

interface SkeletonProps {
  /** Of CSS: `100%`, `12ch`; a number is pixels. */
  width?: number | string
  height?: number | string
  /** Lines of text in place of one block. */
  lines?: number
  radius?: 'control' | 'card'
}

const QUIET_MS = 120

/** The place of what is on its way, in its final size. Nothing is seen for 120 ms, then a still shape. */
export function Skeleton({ width = '100%', height = 20, lines, radius = 'control' }: SkeletonProps) {
  const isSeen = useAfter(QUIET_MS)
  return (
    <div className={styles.skeleton} data-seen={isSeen || undefined} data-skeleton role="status">
      {isSeen && <span className={styles.words}>{t('Loading…')}</span>}
      {lines === undefined ? (
        <div className={styles.block} data-radius={radius} style={{ inlineSize: width, blockSize: height }} />
      ) : (
        Array.from({ length: lines }, (_, at) => (
          <div key={at} className={styles.line} style={{ inlineSize: at === lines - 1 ? '62%' : width }} />
        ))
      )}
    </div>
  )
}

/** Whether so many milliseconds have gone by since it was first drawn. */
function useAfter(milliseconds: number): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return isOver
}
