/** Messages between whoever wants a picture and the thread that draws it. */
import type { Bitmap, CardPicture, DashboardPicture, FoundMap, PaperChoice, PictureSize, Reader } from '../types.ts'

export type Work =
  | { kind: 'card'; card: CardPicture; size: PictureSize; reader: Reader }
  | { kind: 'poster'; dashboard: DashboardPicture; size: PictureSize; reader: Reader }
  | { kind: 'pdf'; dashboard: DashboardPicture; choice: PaperChoice; reader: Reader }

export type Made = Bitmap | { bytes: Uint8Array }

/** To the thread. `map` answers its question of the same key; `retire` ends it. */
export type ToPainter =
  | { type: 'draw'; job: number; work: Work }
  | { type: 'map'; job: number; map: FoundMap | null }
  | { type: 'retire' }

/** From the thread: `made` or `failed` as the last word on a job, and `map` for one that it needs. */
export type FromPainter =
  | { type: 'map'; job: number; key: string }
  | { type: 'made'; job: number; made: Made }
  | { type: 'failed'; job: number; message: string }
