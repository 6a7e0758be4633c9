/**
 * Why somebody may or may not do something: for each question the outcome, and what led to it. Outcomes come from the
 * checks and policies that the doors themselves ask (contract: permissions, section 7). Tested by
 * test/contract/permissions-explain.test.ts.
 */
import { invalidField, notFound } from '@querent/contract'
import { canReadCollection, requireSuperuser } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { Judgement, Runner } from '../../../query-runner/index.ts'
import type { CollectionService } from '../../library/collections/index.ts'
import type { Deps } from '../../deps.ts'
import { requestFor } from '../queries/index.ts'
import { explainCard, explainCollection, explainDashboard } from './content.ts'
import { explainDatabase, explainTable } from './data.ts'
import { judge, requestAs } from './judge.ts'
import { named, step, type Explained } from './steps.ts'
import { groupSubject, userSubject, type Subject } from './subject.ts'

interface Asked {
  user_id?: number
  group_id?: number
  card_id?: number
  dashboard_id?: number
  collection_id?: number | 'root'
  table_id?: number
  database_id?: number
}

interface ExplainedObject {
  object: { type: 'card' | 'dashboard' | 'collection' | 'table' | 'database'; id: number | 'root'; name: string }
  questions: readonly Explained[]
}

/** Cards of a dashboard that are looked at. */
const MOST_CARDS = 100

interface ExplainDeps extends Pick<Deps, 'store'> {
  collections: Pick<CollectionService, 'tree'>
  runner: Pick<Runner, 'judge'>
}

export function explainService({ store, collections, runner }: ExplainDeps) {
  const judging = judge(runner)

  /** @throws {ApiError} 400 unless one subject and one object are named; 404 for one that does not exist. */
  async function explain(user: CurrentUser, asked: Asked) {
    requireSuperuser(user)
    requireOne(asked, ['user_id', 'group_id'])
    requireOne(asked, ['card_id', 'dashboard_id', 'collection_id', 'table_id', 'database_id'])
    const { user_id, group_id } = asked
    const subject = await (user_id === undefined ? groupSubject(store, group_id!) : userSubject(store, user_id))
    const { object, questions } = await explainObject(subject, asked)
    const { type, id, name, isActive, groups } = subject
    return {
      subject: {
        type,
        id,
        name,
        is_superuser: subject.user.is_superuser,
        is_active: isActive,
        groups: groups.map(named),
      },
      object,
      questions: questions.map((one) => overruled(subject, one)),
    }
  }

  function explainObject(subject: Subject, { card_id, dashboard_id, collection_id, table_id, database_id }: Asked) {
    if (card_id !== undefined) return card(subject, card_id)
    if (dashboard_id !== undefined) return dashboard(subject, dashboard_id)
    if (collection_id !== undefined) return collection(subject, collection_id)
    return table_id === undefined ? database(subject, database_id!) : table(subject, table_id)
  }

  async function database(subject: Subject, id: number): Promise<ExplainedObject> {
    const row = await store.databases.find(id)
    if (row === undefined) throw notFound()
    const tables = (await store.tables.listOfDatabase(id)).filter(({ active }) => active)
    return { object: { type: 'database', id, name: row.name }, questions: explainDatabase(subject, id, tables) }
  }

  async function table(subject: Subject, id: number): Promise<ExplainedObject> {
    const row = await store.tables.find(id)
    if (row === undefined) throw notFound()
    const judged = await judging.ofTable(subject, row.db_id, id)
    return { object: { type: 'table', id, name: row.display_name }, questions: explainTable(subject, row, judged) }
  }

  async function collection(subject: Subject, id: number | 'root'): Promise<ExplainedObject> {
    const tree = await collections.tree()
    const row = id === 'root' ? undefined : tree.find(id)
    if (id !== 'root' && row === undefined) throw notFound()
    const questions = explainCollection(subject, tree, row)
    return { object: { type: 'collection', id, name: row?.name ?? 'Our analytics' }, questions }
  }

  async function card(subject: Subject, id: number): Promise<ExplainedObject> {
    const row = await store.cards.runnable(id)
    const place = await store.cards.find(id)
    if (row === undefined || place === undefined) throw notFound()
    const tree = await collections.tree()
    const inside = place.collection_id === null ? undefined : tree.find(place.collection_id)
    const [run, built] =
      place.database_id === null
        ? [null, null]
        : await Promise.all([
            judging.judge(
              requestFor(
                row,
                { user: subject.user },
                { parameters: [], context: 'question', signal: new AbortController().signal },
              ),
            ),
            judging.judge(requestAs(subject.user, row.dataset_query)),
          ])
    const questions = explainCard(subject, tree, {
      databaseId: place.database_id,
      collection: inside,
      run,
      built,
      sources: await sourcesOf(subject, run),
    })
    return { object: { type: 'card', id, name: place.name }, questions }
  }

  async function dashboard(subject: Subject, id: number): Promise<ExplainedObject> {
    const row = await store.dashboards.find(id)
    if (row === undefined) throw notFound()
    const tree = await collections.tree()
    const inside = row.collection_id === null ? undefined : tree.find(row.collection_id)
    const placed = await store.dashboardCards.cardsOf(id)
    const ids = [...new Set(placed.flatMap(({ card_id }) => card_id ?? []))].slice(0, MOST_CARDS)
    const cards = await Promise.all(ids.map((cardId) => card(subject, cardId)))
    return {
      object: { type: 'dashboard', id, name: row.name },
      questions: explainDashboard(subject, tree, inside, cards),
    }
  }

  /** Cards that a query reads. */
  async function sourcesOf({ user }: Subject, run: Judgement | null) {
    const ids = [...(run?.access?.cardIds ?? [])]
    if (ids.length === 0) return []
    const [tree, briefs] = await Promise.all([collections.tree(), store.cards.briefs(ids)])
    return briefs.map(({ id, name, collection_id }) => ({
      id,
      name,
      isReadable: canReadCollection(user, tree.scopeAt(collection_id)),
    }))
  }

  return { explain }
}

/** Whoever is deactivated may do nothing, and administrators everything whatever their groups say. */
function overruled({ isActive, user, type }: Subject, explained: Explained): Explained {
  const others = explained.steps.map((one) => ({ ...one, decides: false }))
  if (!isActive) {
    const first = step({ rule: 'deactivated', text: 'The user is deactivated and cannot sign in.' })
    return { ...explained, outcome: 'refused', text: 'Refused: the user is deactivated.', steps: [first, ...others] }
  }
  if (!user.is_superuser) return explained
  const who = type === 'user' ? 'The user is an administrator' : 'Members are administrators'
  const faults = explained.steps.filter(({ rule }) => rule === 'query')
  const isRefused = explained.outcome === 'refused'
  const first = step({ rule: 'administrator', text: `${who}: no word of a group restricts them.`, decides: !isRefused })
  return { ...explained, steps: [first, ...faults, ...others.filter(({ rule }) => rule !== 'query')] }
}

/** @throws {ApiError} 400 that names the fields. */
function requireOne(asked: Asked, fields: readonly (keyof Asked)[]): void {
  const given = fields.filter((field) => asked[field] !== undefined)
  const text = `exactly one of ${fields.join(', ')} is needed.`
  if (given.length !== 1) throw invalidField(given[1] ?? fields[0]!, text)
}
