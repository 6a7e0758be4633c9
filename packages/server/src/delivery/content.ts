/** What is sent, before a channel has written it in its own way: plain data, the same for all recipients. */
import type { Said } from './words.ts'

/** A result as the answer of a query has it. */
export interface DeliveredResult {
  cols: Record<string, unknown>[]
  /** Up to the limit of answers. */
  rows: unknown[][]
  /** How many rows there are; more than `rows` when these were cut. */
  rowCount: number
  /** There are more than `rowCount`, which nobody has counted. */
  isCut?: boolean
}

export interface DeliveredCard {
  kind: 'card'
  cardId: number
  dashcardId: number | null
  /** Empty for a question that is hidden from the owner. */
  title: string
  description: string | null
  url: string
  display: string
  /** Of the card, with those of its place over them. */
  settings: Record<string, unknown>
  /** In grid cells of the dashboard; null outside one. */
  size: { width: number; height: number } | null
  /** A sentence in its place where the query failed. */
  result: DeliveredResult | { error: string }
}

/** The id of the parameter that gives a tag its value, by the tag's name. */
export type TextTags = ReadonlyMap<string, string>

/** A filter with its value: as texts, as it was sent, what it is a value of, and the names of those that are keys. */
export interface DeliveredFilter {
  name: string
  value: string
  parameter: Readonly<Record<string, unknown>>
  given: unknown
  labels?: readonly (readonly [value: unknown, label: string])[]
}

/** A part in the order of reading. */
export type DeliveredPart =
  | { kind: 'tab'; name: string }
  | { kind: 'heading'; text: string; tags?: TextTags }
  | { kind: 'text'; markdown: string; tags?: TextTags }
  | DeliveredReasons
  | { kind: 'link'; title: string; url: string }
  | DeliveredCard

/** Why a number changed. A channel gets them as `lines`, in the language of its readers. */
export interface DeliveredReasons {
  kind: 'reasons'
  title: Said
  items: readonly Said[]
  /** The title and the items; empty until they are said. */
  lines: readonly string[]
}

export interface AttachedFile {
  name: string
  type: string
  bytes: Uint8Array
}

export interface DeliveryContent {
  kind: 'dashboard' | 'alert'
  notificationId: number
  /** Of the mail. */
  subject: Said
  title: string
  /** Of the dashboard or the question, with its filter values. */
  url: string
  description: string | null
  /** Why an alert was sent, in a sentence. */
  reason: Said | null
  /** Filters with a value, in their order. */
  filters: DeliveredFilter[]
  parts: DeliveredPart[]
  files: AttachedFile[]
  /** The whole as a PDF, by the language of those who get it, where a handler wants it. */
  pdfs: ReadonlyMap<string, AttachedFile>
  /** Files that were left out, each with the reason and where the rows are. */
  leftOut: { name: string; reason: Said; url: string }[]
  /** The name of who made it. */
  sender: string
  senderId: number
  site: { name: string; url: string }
  /** ISO-8601. */
  madeAt: string
}

/** Displays that are written: tables that can be read aloud and copied. All others are drawn. */
export const WRITTEN: ReadonlySet<string> = new Set(['table', 'object', 'list'])

/** Zero rows, or a single null. */
export function isEmptyResult(result: DeliveredCard['result']): boolean {
  if ('error' in result) return false
  const [first] = result.rows
  return first === undefined || (result.rows.length === 1 && first.length === 1 && first[0] === null)
}
