import { encode } from 'uqr'
import { useMemo } from 'react'
import styles from './QrCode.module.css'

const QUIET = 4

export interface QrSymbolProps {
  text: string
  label: string
}

export function QrSymbol({ text, label }: QrSymbolProps) {
  const rows = useMemo(() => encode(text, { ecc: 'M', border: QUIET, boostEcc: false }).data, [text])
  const size = rows.length
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
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
