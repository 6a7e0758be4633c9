import { lazy, Suspense } from 'react'
import type { PictureProps } from '../Picture/index.ts'

const Picture = lazy(async () => ({ default: (await import('../Picture/index.ts')).Picture }))

/** A `Picture` for pages that begin without one: charts are as large as the rest of such a page. */
export function LatePicture(props: PictureProps) {
  return (
    <Suspense>
      <Picture {...props} />
    </Suspense>
  )
}
