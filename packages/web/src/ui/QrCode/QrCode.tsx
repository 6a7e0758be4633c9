import { lazy, Suspense } from 'react'
import type { QrSymbolProps } from './QrSymbol.tsx'
import styles from './QrCode.module.css'

const QrSymbol = lazy(async () => ({ default: (await import('./QrSymbol.tsx')).QrSymbol }))

/** A text of at most 2,331 bytes as a QR code, dark on light in every theme, as cameras want it. */
export function QrCode(props: QrSymbolProps) {
  return (
    <Suspense fallback={<div className={styles.qr} />}>
      <QrSymbol {...props} />
    </Suspense>
  )
}
