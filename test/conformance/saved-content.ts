/** Saved questions, models, metrics, segments and snippets of the suite: every file of `saved/`, ids and all. */
import { readdirSync, readFileSync } from 'node:fs'
import type { CardMetadata, SegmentMetadata, SnippetMetadata } from '@querent/query'

export interface Saved {
  cards: Map<number, CardMetadata>
  segments: Map<number, SegmentMetadata>
  snippets: Map<number, SnippetMetadata>
}

/** What a file holds; what is left out of a card has the values of a plain question of database 1. */
interface SavedFile {
  cards?: (Partial<CardMetadata> & Pick<CardMetadata, 'id' | 'dataset_query'>)[]
  segments?: SegmentMetadata[]
  snippets?: (Pick<SnippetMetadata, 'id' | 'name' | 'content'> & Partial<SnippetMetadata>)[]
}

const FOLDER = new URL('saved/', import.meta.url)

/** @param withIds Puts ids in place of names such as `{orders.total}`. */
export function readSaved(withIds: (json: string) => unknown): Saved {
  const files = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    // The files are ours: their shape is what this module declares.
    .map((name) => withIds(readFileSync(new URL(name, FOLDER), 'utf8')) as SavedFile)
  return {
    cards: byId(files.flatMap(({ cards = [] }) => cards.map(withDefaults))),
    segments: byId(files.flatMap(({ segments = [] }) => segments)),
    snippets: byId(files.flatMap(({ snippets = [] }) => snippets.map((item) => ({ template_tags: null, ...item })))),
  }
}

function withDefaults(card: Partial<CardMetadata> & Pick<CardMetadata, 'id' | 'dataset_query'>): CardMetadata {
  return {
    name: `Card ${card.id}`,
    type: 'question',
    database_id: 1,
    archived: false,
    result_metadata: null,
    ...card,
    dataset_query: { database: 1, ...card.dataset_query },
  }
}

function byId<T extends { id: number }>(items: readonly T[]): Map<number, T> {
  return new Map(items.map((item) => [item.id, item]))
}
