/** What somebody may do with a database or a table. */
import {
  canEditDataModel,
  canEditSomeDataModel,
  canManageDatabase,
  canQueryAllTables,
  canQueryDatabase,
  canQueryTable,
  canViewDatabase,
  canViewTable,
  canWriteNativeQueries,
} from '../../../permissions/check.ts'
import type { TableRow } from '../../../store/index.ts'
import type { Judged } from './judge.ts'
import { roleSteps, sandboxSteps, step, levelSteps, type Explained, type Outcome, type Step } from './steps.ts'
import type { Subject } from './subject.ts'

/** All, some or none. */
function partly(all: boolean, some: boolean): Outcome {
  if (all) return 'allowed'
  return some ? 'limited' : 'refused'
}

export const DOWNLOADS = { full: 'allowed', limited: 'limited', none: 'refused' } as const

/** @param tables Its active tables. */
export function explainDatabase(subject: Subject, id: number, tables: readonly Pick<TableRow, 'id'>[]): Explained[] {
  const { user } = subject
  const { rights } = user
  const place = { databaseId: id }
  const words = (word: Parameters<typeof levelSteps>[1], effective: Parameters<typeof levelSteps>[3]) =>
    levelSteps(subject, word, place, effective)
  const viewWord = rights.viewAll(id)
  const view = words('view_data', viewWord)
  const create = words('create_queries', rights.createSomeQueries(id))
  const rules: Step[] = [...roleSteps(subject, id), ...sandboxesOf(subject, id)]
  return [
    {
      question: 'view',
      ...said(
        'the results of others',
        partly(
          canViewDatabase(user, id) && rules.every((rule) => !rule.decides),
          canViewDatabase(user, id) || tables.some((table) => canViewTable(user, id, table.id)),
        ),
      ),
      steps: [...view, ...rules],
    },
    {
      question: 'query',
      ...said('questions about its tables', partly(canQueryAllTables(user, id), canQueryDatabase(user, id))),
      steps: [...create, ...view, ...rules],
    },
    {
      question: 'native',
      ...said('SQL', partly(canWriteNativeQueries(user, id), false)),
      steps: [...create, ...view, ...rules],
    },
    {
      question: 'download',
      ...said('files with its rows', DOWNLOADS[rights.downloadAll(id)]),
      steps: words('download', rights.downloadAll(id)),
    },
    {
      question: 'data-model',
      ...said(
        'what is said of its tables and fields',
        partly(
          tables.every((table) => canEditDataModel(user, id, table.id)) && canEditSomeDataModel(user, id),
          canEditSomeDataModel(user, id),
        ),
      ),
      steps: words('data_model', canEditSomeDataModel(user, id) ? 'all' : 'none'),
    },
    {
      question: 'details',
      ...said('its connection', partly(canManageDatabase(user, id), false)),
      steps: subject.groups.map((group) => {
        const value = group.rights.databases.get(id)?.details ?? 'no'
        const isMost = (value === 'yes') === canManageDatabase(user, id)
        const text = `Group “${group.name}” has details ${value} on the database.`
        return step({
          rule: 'word',
          text,
          decides: isMost,
          group: { id: group.id, name: group.name },
          level: 'database',
          permission: 'details',
          value,
        })
      }),
    },
  ]
}

function sandboxesOf(subject: Subject, databaseId: number): Step[] {
  const ids = new Set(
    subject.groups.flatMap(({ rights }) =>
      [...rights.sandboxes.values()].flatMap((rule) => (rule.db_id === databaseId ? [rule.table_id] : [])),
    ),
  )
  return [...ids].flatMap((id) => sandboxSteps(subject, databaseId, { id, name: `table ${id}` }))
}

/** @param judged What the policies say of a question about all rows of the table. */
export function explainTable(subject: Subject, row: TableRow, judged: Judged): Explained[] {
  const { user } = subject
  const databaseId = row.db_id
  const table = { id: row.id, name: row.display_name }
  const place = { databaseId, table }
  const rights = user.rights
  const view = levelSteps(subject, 'view_data', place, rights.view(databaseId, row.id))
  const rules = [...sandboxSteps(subject, databaseId, table), ...roleSteps(subject, databaseId)]
  const create = levelSteps(subject, 'create_queries', place, rights.createQueries(databaseId, row.id))
  const isSeen = canViewTable(user, databaseId, row.id)
  return [
    {
      question: 'view',
      ...said('the results of others', isSeen ? judged.throughContent : 'refused'),
      steps: [...view, ...rules],
    },
    {
      question: 'query',
      ...said('questions about the table', canQueryTable(user, databaseId, row.id) ? judged.asked : 'refused'),
      steps: [...create, ...view, ...rules],
    },
    {
      question: 'download',
      ...said('files with its rows', DOWNLOADS[rights.download(databaseId, row.id)]),
      steps: levelSteps(subject, 'download', place, rights.download(databaseId, row.id)),
    },
    {
      question: 'data-model',
      ...said('what is said of the table and its fields', partly(canEditDataModel(user, databaseId, row.id), false)),
      steps: levelSteps(subject, 'data_model', place, canEditDataModel(user, databaseId, row.id) ? 'all' : 'none'),
    },
  ]
}

const SENTENCES: Readonly<Record<Outcome, string>> = {
  allowed: 'Allowed: all of it.',
  limited: 'Allowed in part.',
  refused: 'Refused.',
  depends: 'Depends on the attributes of the person.',
}

/** An outcome with its sentence. */
export function said(what: string, outcome: Outcome): Pick<Explained, 'outcome' | 'text'> {
  return { outcome, text: `${what[0]!.toUpperCase()}${what.slice(1)}: ${SENTENCES[outcome].toLowerCase()}` }
}
