/** Files that go with a message: rows of cards as CSV or XLSX, within limits. */
import type { AttachedFile, DeliveredCard, DeliveredPart, DeliveryContent } from '../../../delivery/index.ts'
import { isEmptyResult, msg, type Said } from '../../../delivery/index.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { Notification, StoredNotificationCard } from '../../../store/index.ts'
import type { DownloadFile } from '../../asking/queries/index.ts'
import type { ContentDeps } from './content-deps.ts'

/** Mail servers refuse messages from about 25 MB on, and base64 takes a third. */
const MOST_BYTES = 10 * 2 ** 20
const MOST_BYTES_TOGETHER = 15 * 2 ** 20

type Files = Pick<DeliveryContent, 'files' | 'leftOut'>

interface Attaching {
  parts: readonly DeliveredPart[]
  /** Values of filters, for cards of a dashboard. */
  parameters?: readonly Record<string, unknown>[]
  signal: AbortSignal
}

/** Files of cards that have rows; one that is too large is left out, with a link in its place. */
export async function attachFiles(
  deps: ContentDeps,
  creator: CurrentUser,
  notification: Notification,
  { parts, parameters = [], signal }: Attaching,
): Promise<Files> {
  const files: AttachedFile[] = []
  const leftOut: Files['leftOut'] = []
  let bytes = 0
  for (const { stored, card, format } of wantedFiles(notification, parts)) {
    const asked = { stored, card, format, parameters, signal }
    const file = await readFile(
      await open(deps, creator, notification, asked),
      Math.min(MOST_BYTES, MOST_BYTES_TOGETHER - bytes),
    )
    if ('text' in file) leftOut.push({ name: `${card.title}.${format}`, reason: file, url: card.url })
    else {
      files.push(file)
      bytes += file.bytes.byteLength
    }
  }
  return { files, leftOut }
}

interface WantedFile {
  stored: StoredNotificationCard
  card: DeliveredCard
  format: 'csv' | 'xlsx'
}

function wantedFiles({ cards }: Notification, parts: readonly DeliveredPart[]): WantedFile[] {
  return cards.flatMap((stored) => {
    const card = parts.find((part) => {
      if (part.kind !== 'card') return false
      return stored.dashboard_card_id === null
        ? part.cardId === stored.id
        : part.dashcardId === stored.dashboard_card_id
    })
    if (card?.kind !== 'card' || isEmptyResult(card.result) || 'error' in card.result) return []
    return [
      ...(stored.include_csv ? [{ stored, card, format: 'csv' as const }] : []),
      ...(stored.include_xls ? [{ stored, card, format: 'xlsx' as const }] : []),
    ]
  })
}

async function open(
  { store, cardQueries, dashboardQueries }: ContentDeps,
  creator: CurrentUser,
  { dashboard_id }: Notification,
  { stored, card, format, parameters, signal }: WantedFile & Required<Omit<Attaching, 'parts'>>,
): Promise<DownloadFile> {
  const choices = {
    format,
    formatRows: stored.format_rows,
    escapesFormulas: undefined,
    pivotResults: stored.pivot_results,
    signal,
    versions: await store.versions(),
  }
  if (dashboard_id === null || card.dashcardId === null) {
    const own = { ...choices, context: 'pulse' as const, parameters: [] }
    return cardQueries.download({ user: creator, id: card.cardId }, own)
  }
  const place = { dashcardId: card.dashcardId, cardId: card.cardId }
  const own = { ...choices, context: 'dashboard-subscription' as const, parameters }
  return dashboardQueries.download({ user: creator, id: dashboard_id }, place, own)
}

/** The file, or why there is none. */
async function readFile(file: DownloadFile, most: number): Promise<AttachedFile | Said> {
  if (file.kind === 'failure') return { text: msg('The query failed.') }
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of file.bytes) {
    bytes += chunk.byteLength
    if (bytes > most) return tooLarge(most)
    chunks.push(chunk)
  }
  return { name: fileNameIn(file.disposition ?? ''), type: file.contentType, bytes: Buffer.concat(chunks) }
}

function tooLarge(most: number): Said {
  const text = msg('The file is larger than a message can carry ({n} MB).')
  return { text, values: { n: String(Math.floor(most / 2 ** 20)) } }
}

/** The name in a Content-Disposition, in all its letters (RFC 6266). */
export function fileNameIn(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1]
  if (encoded !== undefined) return decodeURIComponent(encoded)
  return /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'file'
}
