import { useEffect, useState } from 'react'
import { Skeleton } from '../ui/Skeleton/Skeleton.tsx'
import styles from './public.module.css'

/** What is over before this needs no sign of waiting. */
const SOON_MS = 120

/** Nothing for the first moment, then a still outline. */
export function Loading() {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SOON_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.loading} aria-busy>
      {isLate && <Skeleton />}
    </div>
  )
}
