import { useMemo } from 'react'
import { qrOf } from '../../lib/qr/qr.ts'
import styles from './QrCode.module.css'

const QUIET = 4

/** A text as a QR code, dark on light in every theme, as cameras want it; nothing when the text is too long. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = useMemo(() => qrOf(text), [text])
  if (rows === undefined) return null
  const size = rows.length + 2 * QUIET
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} />
      <path d={path} />
    </svg>
  )
}
