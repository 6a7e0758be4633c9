/** What somebody may do with a collection, and with a card in it. */
import { canReadCollection, canWriteCollection, ownerOf, type CollectionScope } from '../../../permissions/check.ts'
import { DOWNLOAD, least } from '../../../permissions/rights/index.ts'
import type { Judgement } from '../../../query-runner/index.ts'
import type { CollectionRow } from '../../../store/index.ts'
import type { CollectionTree } from '../../library/collections/index.ts'
import { DOWNLOADS, said } from './data.ts'
import { faultOf, outcomeOf } from './judge.ts'
import {
  named,
  roleSteps,
  sandboxSteps,
  step,
  levelSteps,
  type Explained,
  type Outcome,
  type Named,
  type Step,
} from './steps.ts'
import type { Subject } from './subject.ts'

/** @param row Undefined for the root. */
export function explainCollection(subject: Subject, tree: CollectionTree, row: CollectionRow | undefined): Explained[] {
  const scope = row === undefined ? null : tree.scope(row)
  const namespace = row === undefined ? '' : (row.namespace ?? '')
  const steps = collectionSteps(subject, scope, row?.name ?? 'the root collection')
  return [
    {
      question: 'read',
      ...said(
        'the collection and its content',
        canReadCollection(subject.user, scope, namespace) ? 'allowed' : 'refused',
      ),
      steps,
    },
    {
      question: 'write',
      ...said('changes in the collection', canWriteCollection(subject.user, scope, namespace) ? 'allowed' : 'refused'),
      steps,
    },
  ]
}

function collectionSteps({ user, groups }: Subject, scope: CollectionScope | null, name: string): Step[] {
  if (scope?.type === 'trash')
    return [step({ rule: 'trash', text: 'Everybody sees the Trash; administrators change it.' })]
  const owner = scope === null ? null : ownerOf(scope)
  if (owner !== null) {
    const text =
      owner === user.id ? 'It is their own personal collection.' : `It is the personal collection of user ${owner}.`
    return [step({ rule: 'personal-collection', text, value: String(owner) })]
  }
  const most = scope === null ? user.rights.root('') : user.rights.collection(scope.id)
  return groups.map((group) => {
    const own = scope === null ? group.rights.roots.get('') : group.rights.collections.get(scope.id)
    return step({
      rule: 'collection',
      text: `Group “${group.name}” has ${own ?? 'no permission'} on “${name}”.`,
      decides: (own ?? null) === most,
      group: named(group),
      level: scope === null ? 'root' : 'collection',
      value: own ?? 'none',
    })
  })
}

interface CardParts {
  databaseId: number | null
  /** The collection that it lies in; undefined for the root. */
  collection: CollectionRow | undefined
  /** What the policies say when the card is run, and when its query is the subject's own; null for a card without database. */
  run: Judgement | null
  built: Judgement | null
  /** Source cards that the query reads, with whether the subject may. */
  sources: readonly (Named & { isReadable: boolean })[]
}

export function explainCard(subject: Subject, tree: CollectionTree, parts: CardParts): Explained[] {
  const [read, write] = explainCollection(subject, tree, parts.collection)
  if (read === undefined || write === undefined) return []
  const isReadable = read.outcome === 'allowed'
  const content = [
    { ...read, ...said('the card', read.outcome) },
    { ...write, ...said('changes of the card', write.outcome) },
  ]
  const { run, built, databaseId } = parts
  if (run === null || built === null || databaseId === null) return content
  const data = dataSteps(subject, databaseId, run, parts.sources)
  const isRefused = !isReadable || run.error !== undefined
  return [
    ...content,
    {
      question: 'run',
      ...said('the result of the card', isReadable ? outcomeOf(subject, run) : 'refused'),
      steps: [...(isReadable ? [] : read.steps), ...data.view],
    },
    {
      question: 'build',
      ...said('the same question, made by themselves', outcomeOf(subject, built)),
      steps: [...data.create, ...data.view],
    },
    {
      question: 'download',
      ...said(
        'the result as a file',
        isRefused && outcomeOf(subject, run) !== 'depends'
          ? 'refused'
          : DOWNLOADS[downloadOf(subject, databaseId, run)],
      ),
      steps: data.download,
    },
  ]
}

/** @param cards What stands on the dashboard, explained. */
export function explainDashboard(
  subject: Subject,
  tree: CollectionTree,
  collection: CollectionRow | undefined,
  cards: readonly { object: { name: string }; questions: readonly Explained[] }[],
): Explained[] {
  const [read, write] = explainCollection(subject, tree, collection)
  if (read === undefined || write === undefined) return []
  const steps = cards.map(({ object, questions }) => {
    const outcome = questions.find(({ question }) => question === 'run')?.outcome ?? 'refused'
    return step({ rule: 'card', text: `The card “${object.name}”: ${outcome}.`, value: outcome })
  })
  const outcomes = new Set(steps.map(({ value }) => value))
  const all = outcomes.size === 1 ? (steps[0]?.value as Outcome) : 'limited'
  const isReadable = read.outcome === 'allowed'
  return [
    { ...read, ...said('the dashboard', read.outcome) },
    { ...write, ...said('changes of the dashboard', write.outcome) },
    {
      question: 'run',
      ...said('the results of its cards', isReadable ? (steps.length === 0 ? 'allowed' : all) : 'refused'),
      steps: isReadable && steps.length > 0 ? steps : read.steps,
    },
  ]
}

/** The least over the tables of the query; over all tables for SQL, which may read any. */
function downloadOf({ user: { rights } }: Subject, databaseId: number, { access }: Judgement) {
  if (access === undefined || isSql(access)) return rights.downloadAll(databaseId)
  return least(
    DOWNLOAD,
    access.tables.map(({ table }) => rights.download(databaseId, table.id)),
  )
}

function isSql({ native, sqlCardIds }: NonNullable<Judgement['access']>): boolean {
  return native || sqlCardIds.size > 0
}

/** What groups say of the tables that a query reads. */
function dataSteps(subject: Subject, databaseId: number, run: Judgement, sources: CardParts['sources']) {
  const { rights } = subject.user
  const roles = roleSteps(subject, databaseId)
  const fault = faultOf(run)
  const cards = sources.map(({ id, name, isReadable }) =>
    step({
      rule: 'source-card',
      text: `It builds on “${name}”, which ${isReadable ? 'they may read' : 'they may not read'}.`,
      decides: !isReadable,
      value: String(id),
    }),
  )
  const faults =
    fault === undefined ? [] : [step({ rule: 'query', text: `The query cannot be run by anybody: ${fault}` })]
  const { access } = run
  if (access === undefined || isSql(access)) {
    const place = { databaseId }
    const view = levelSteps(subject, 'view_data', place, rights.viewAll(databaseId))
    return {
      view: [...faults, ...cards, ...view, ...sandboxesBySql(subject, databaseId), ...roles],
      create: levelSteps(subject, 'create_queries', place, rights.createSomeQueries(databaseId)),
      download: levelSteps(subject, 'download', place, rights.downloadAll(databaseId)),
    }
  }
  const tables = access.tables.map(({ table }) => ({ id: table.id, name: table.display_name ?? table.name }))
  const each = (work: (table: Named) => Step[]) => tables.flatMap(work)
  const view = each((table) => [
    ...levelSteps(subject, 'view_data', { databaseId, table }, rights.view(databaseId, table.id)),
    ...sandboxSteps(subject, databaseId, table),
  ])
  return {
    view: [...faults, ...cards, ...view, ...roles],
    create: each((table) =>
      levelSteps(subject, 'create_queries', { databaseId, table }, rights.createQueries(databaseId, table.id)),
    ),
    download: each((table) =>
      levelSteps(subject, 'download', { databaseId, table }, rights.download(databaseId, table.id)),
    ),
  }
}

/** SQL may read any table, so a rule for one of them refuses it. */
function sandboxesBySql(subject: Subject, databaseId: number): Step[] {
  return subject.user.rights
    .sandboxedTables(databaseId)
    .flatMap((id) => sandboxSteps(subject, databaseId, { id, name: `table ${id}` }))
}
