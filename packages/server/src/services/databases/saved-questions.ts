import type { Driver } from '@querent/query'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { FieldRow, SourceCardBrief, Store, VirtualTableCard } from '../../store/index.ts'
import {
  isUsableSource,
  readableCards,
  ROOT_SCHEMA,
  savedQuestionsDatabase,
  virtualFields,
  virtualTable,
} from '../data-model/index.ts'
import { compareNames } from './metadata.ts'

/** Questions are listed apart from models. */
export type SourceKind = 'question' | 'model'

/** Saved questions and models as a database of their own (contract: data, section 3.3). */
export function savedQuestions(store: Store, findDriver: (engine: string) => Driver | undefined) {
  /** Whether the columns of a card can be told apart, as of its last change; they are large, so they are read once. */
  const usable = new Map<number, { updated_at: string; isUsable: boolean }>()

  async function usableOf(cards: readonly SourceCardBrief[]): Promise<SourceCardBrief[]> {
    const isKnown = ({ id, updated_at }: SourceCardBrief) => usable.get(id)?.updated_at === updated_at
    const unknown = cards.filter((card) => !isKnown(card)).map((card) => card.id)
    for (const card of await store.dataModelContent.findSourceCards(unknown)) {
      usable.set(card.id, { updated_at: card.updated_at, isUsable: isUsableSource(card) })
    }
    return cards.filter((card) => usable.get(card.id)?.isUsable === true)
  }

  /** Cards that a question can start from and that the user may read. */
  async function sources(user: CurrentUser): Promise<SourceCardBrief[]> {
    const [cards, databases] = await Promise.all([store.dataModelContent.listSourceCards(), store.databases.list()])
    const nesting = new Set(
      databases.flatMap(({ id, engine }) =>
        findDriver(engine)?.dialect.features.has('nested-queries') === true ? [id] : [],
      ),
    )
    const nested = cards.filter((card) => nesting.has(card.database_id ?? 0))
    return readableCards(store, user, await usableOf(nested))
  }

  /** The database itself; undefined when there is nothing in it. */
  async function database(user: CurrentUser, withTables: boolean) {
    const cards = await sources(user)
    if (cards.length === 0) return undefined
    return withTables ? { ...savedQuestionsDatabase(), tables: cards.map(virtualTable) } : savedQuestionsDatabase()
  }

  async function metadata(user: CurrentUser) {
    const briefs = await sources(user)
    const found = await store.dataModelContent.findSourceCards(briefs.map((card) => card.id))
    const cards = new Map(found.map((card) => [card.id, card]))
    const fields = await fieldsOfCards(store, found)
    const inOrder = briefs.flatMap((brief) => cards.get(brief.id) ?? [])
    return {
      ...savedQuestionsDatabase(),
      tables: inOrder.map((card) => ({ ...virtualTable(card), fields: virtualFields(card, fields) })),
    }
  }

  async function schemas(user: CurrentUser, kind: SourceKind): Promise<string[]> {
    const names = (await sources(user)).filter((card) => isOfKind(card, kind)).map(schemaOf)
    return [...new Set(names)].sort(compareNames)
  }

  /** Virtual tables of one schema; the root's name and a blank one mean cards without a collection. */
  async function tables(user: CurrentUser, schema: string, kind: SourceKind) {
    const wanted = schema === '' ? ROOT_SCHEMA : schema
    return (await sources(user)).filter((card) => isOfKind(card, kind) && schemaOf(card) === wanted).map(virtualTable)
  }

  return { database, metadata, schemas, tables }
}

function schemaOf(card: SourceCardBrief): string {
  return card.collection_name ?? ROOT_SCHEMA
}

function isOfKind({ type }: SourceCardBrief, kind: SourceKind): boolean {
  return kind === 'model' ? type === 'model' : type !== 'model'
}

/** The real fields behind the columns of cards. */
async function fieldsOfCards(store: Store, cards: readonly VirtualTableCard[]): Promise<Map<number, FieldRow>> {
  const ids = cards.flatMap((card) =>
    (card.result_metadata ?? []).flatMap(({ id }) => (typeof id === 'number' ? [id] : [])),
  )
  return new Map((await store.fields.findMany([...new Set(ids)])).map((field) => [field.id, field]))
}
