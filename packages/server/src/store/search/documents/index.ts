/** Everything that can be searched: one file for each table that it is kept in. */
import { cardDocuments } from './cards.ts'
import { collectionDocuments } from './collections.ts'
import { dashboardDocuments } from './dashboards.ts'
import { databaseDocuments } from './databases.ts'
import { segmentDocuments } from './segments.ts'
import { indexedValueDocuments } from './indexed-values.ts'
import type { DocumentSource } from './source.ts'
import { tableDocuments } from './tables.ts'

export type { DocumentSource, SearchDocument } from './source.ts'

export const DOCUMENT_SOURCES: readonly DocumentSource[] = [
  cardDocuments,
  dashboardDocuments,
  collectionDocuments,
  databaseDocuments,
  tableDocuments,
  segmentDocuments,
  indexedValueDocuments,
]

/** What there can be results of. */
export const INDEXED_MODELS = DOCUMENT_SOURCES.flatMap(({ models }) => models)
