/** Messages between whoever wants a picture and the thread that draws it. */
import type {
  Bitmap,
  CardPicture,
  DashboardPicture,
  FoundMap,
  PainterCode,
  PaperChoice,
  PictureSize,
  Reader,
} from '../types.ts'

export type Work =
  | { kind: 'card'; card: CardPicture; size: PictureSize; reader: Reader }
  | { kind: 'poster'; dashboard: DashboardPicture; size: PictureSize; reader: Reader }
  | { kind: 'pdf'; dashboard: DashboardPicture; choice: PaperChoice; reader: Reader }

export type Made = Bitmap | { bytes: Uint8Array }

/** To the thread, which is given one picture at a time. `map` answers its question for one; `retire` ends it. */
export type ToPainter = { type: 'draw'; work: Work } | { type: 'map'; map: FoundMap | null } | { type: 'retire' }

/**
 * From the thread: `made` or `failed` as the last word on a picture, and `map` for one that it needs. `code` comes once, with the
 * painter that it compiled, for later threads.
 */
export type FromPainter =
  | { type: 'code'; code: PainterCode }
  | { type: 'map'; key: string }
  | { type: 'made'; made: Made }
  /** `isBroken`: what paints is not to be trusted any more, and the thread ends. */
  | { type: 'failed'; message: string; isBroken: boolean }

/** What may move to another thread; views of a larger buffer are copied. */
export function wholeMemory({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []
}
