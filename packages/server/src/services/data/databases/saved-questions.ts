import { scheduler } from 'node:timers/promises'
import type { Connections } from '../../../connections/index.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { FieldMeaning, SourceCardBrief, Store, VirtualTableCard } from '../../../store/index.ts'
import { compareNames } from '../../shared/compare-names.ts'
import {
  isUsableSource,
  readableCards,
  ROOT_SCHEMA,
  savedQuestionsDatabase,
  virtualFields,
  virtualTable,
} from '../data-model/index.ts'

/** Questions are listed apart from models. */
type SourceKind = 'question' | 'model'

/** Cards whose columns are in memory together: they are most of a card, and there may be thousands of cards. */
const CARDS_AT_ONCE = 100

/** Saved questions and models as a database of their own (contract: databases, section 3). */
export function savedQuestions(store: Store, driverOf: Connections['driverOf']) {
  /**
   * Cards whose columns can be told apart, by their last change; columns are large, so they are read once. Those of other
   * cards are read again: a run can tell them without a change of the card.
   */
  const usable = new Map<number, string>()

  async function usableOf(cards: readonly SourceCardBrief[]): Promise<SourceCardBrief[]> {
    const isKnown = ({ id, updated_at }: SourceCardBrief) => usable.get(id) === updated_at
    const unknown = cards.filter((card) => !isKnown(card))
    for await (const some of withColumns(unknown)) {
      for (const card of some) if (isUsableSource(card)) usable.set(card.id, card.updated_at)
    }
    return cards.filter(isKnown)
  }

  /** The cards in the same order with their columns, some at a time; other requests come in between. */
  async function* withColumns(cards: readonly SourceCardBrief[]): AsyncGenerator<VirtualTableCard[]> {
    for (let start = 0; start < cards.length; start += CARDS_AT_ONCE) {
      if (start > 0) await scheduler.yield()
      const ids = cards.slice(start, start + CARDS_AT_ONCE).map((card) => card.id)
      const found = new Map((await store.dataModelContent.findSourceCards(ids)).map((card) => [card.id, card]))
      yield ids.flatMap((id) => found.get(id) ?? [])
    }
  }

  /** Cards that a question can start from and that the user may read. */
  async function sources(user: CurrentUser): Promise<SourceCardBrief[]> {
    const [cards, databases] = await Promise.all([store.dataModelContent.listSourceCards(), store.databases.list()])
    const nesting = new Set(
      databases.flatMap((database) =>
        driverOf(database)?.dialect.supports('nested-queries') === true ? [database.id] : [],
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

  /** JSON text, in pieces, of the database with all its tables and their fields. */
  async function metadata(user: CurrentUser): Promise<AsyncIterable<string>> {
    return metadataJson(user, await sources(user))
  }

  async function* metadataJson(user: CurrentUser, cards: readonly SourceCardBrief[]): AsyncGenerator<string> {
    const known = new Map<number, FieldMeaning>()
    let before = `${JSON.stringify(savedQuestionsDatabase()).slice(0, -1)},"tables":[`
    for await (const some of withColumns(cards)) {
      await addMeanings(some, known)
      const tables = some.map((card) => ({ ...virtualTable(card), fields: virtualFields(user, card, known) }))
      if (tables.length === 0) continue
      yield before + tables.map((table) => JSON.stringify(table)).join(',')
      before = ','
    }
    yield before === ',' ? ']}' : `${before}]}`
  }

  /** Adds what is known of the real fields behind the columns of cards. */
  async function addMeanings(cards: readonly VirtualTableCard[], known: Map<number, FieldMeaning>): Promise<void> {
    const ids = cards.flatMap(({ result_metadata }) => (result_metadata ?? []).map((column) => column['id']))
    const unknown = new Set(ids.filter((id) => typeof id === 'number').filter((id) => !known.has(id)))
    for (const field of await store.fields.findMeanings([...unknown])) known.set(field.id, field)
  }

  async function schemas(user: CurrentUser, kind: SourceKind): Promise<string[]> {
    const names = (await sources(user)).filter((card) => card.type === kind).map(schemaOf)
    return [...new Set(names)].sort(compareNames)
  }

  /** Virtual tables of one schema; the root's name and a blank one mean cards without a collection. */
  async function tables(user: CurrentUser, schema: string, kind: SourceKind) {
    const wanted = schema === '' ? ROOT_SCHEMA : schema
    return (await sources(user)).filter((card) => card.type === kind && schemaOf(card) === wanted).map(virtualTable)
  }

  return { database, metadata, schemas, tables }
}

export type SavedQuestions = ReturnType<typeof savedQuestions>

function schemaOf(card: SourceCardBrief): string {
  return card.collection_name ?? ROOT_SCHEMA
}
