/** How many documents have a text: a few are looked up and sorted, of many those are met that come first. */
import { sql, type RawBuilder } from 'kysely'
import type { StoreContext } from '../context.ts'
import { lookUp, queryOf, type Text } from './matching.ts'

/** What is looked for. */
export interface Sought {
  text: Text
  /** Documents that have it, counted no further than it matters, or guessed. */
  documents: number
  /** Whether these are few. */
  isRare: boolean
}

type Context = Pick<StoreContext, 'db' | 'engine'>

/** @param few Documents that are few. */
export async function seek({ db, engine }: Context, text: Text, few: number): Promise<Sought> {
  if (text.of === 'everything') return { text, documents: Infinity, isRare: false }
  const { from, condition } = lookUp(text, engine)
  const found = sql`select 1 from ${from} where ${condition}`
  const ids = text.of === 'words' ? sql`select 1 from search_text where search_text match ${queryOf(text)}` : found
  const documents = await (engine === 'postgres' ? guess(db, found) : count(db, ids, few))
  return { text, documents, isRare: documents <= few }
}

async function count(db: StoreContext['db'], select: RawBuilder<unknown>, few: number): Promise<number> {
  const { rows } = await sql<{ documents: number }>`select count(*) as documents
    from (${select} limit ${few + 1}) counted`.execute(db)
  return rows[0]!.documents
}

/** Of PostgreSQL, which reads all of an index of words before it gives the first, but knows well how many there are. */
async function guess(db: StoreContext['db'], select: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`explain (format json)
    ${select}`.execute(db)
  return rows[0]!['QUERY PLAN'][0].Plan['Plan Rows']
}
