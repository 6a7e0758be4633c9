/** Names and media types of exported files, and the header that carries a name (contract: exports, section 1). */
import type { ExportFormat } from '../../export/index.ts'

/** Media type and file extension of each format. */
export const EXPORT_TYPES = {
  csv: { contentType: 'text/csv', extension: 'csv' },
  json: { contentType: 'application/json; charset=utf-8', extension: 'json' },
  xlsx: { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', extension: 'xlsx' },
} as const satisfies Record<ExportFormat, { contentType: string; extension: string }>

const FALLBACK = 'query_result'

/**
 * `big_spenders_2024-03-05T10:20:30Z.csv` for the card `Big Spenders`; `query_result_…` for null and for names without
 * a letter or digit. Letters of every script are kept, so set the header with {@link attachmentHeader}.
 * @param nowIso the time in the report time zone
 */
export function exportFileName(cardName: string | null, extension: string, nowIso: string): string {
  const slug = (cardName ?? '')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '_')
    .normalize('NFC')
    .replaceAll(/^_+|_+$/g, '')
  return `${[...slug].slice(0, 100).join('') || FALLBACK}_${nowIso}.${extension}`
}

/** The value of `Content-Disposition`, with an RFC 6266 `filename*` beside the ASCII name where that differs. */
export function attachmentHeader(fileName: string): string {
  const ascii = fileName.replaceAll(/[^\x20-\x7e]|["\\]/gu, '_')
  const header = `attachment; filename="${ascii}"`
  if (ascii === fileName) return header
  const encoded = encodeURIComponent(fileName).replaceAll(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)
  return `${header}; filename*=UTF-8''${encoded}`
}
