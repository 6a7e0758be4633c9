/** The steps of an explanation: what each group says, and which of it decides. */
import type { CreateQueries, DataModel, Download, ViewData } from '../../../store/index.ts'
import type { NamedGroup, Subject } from './subject.ts'

export interface Named {
  id: number
  name: string
}

type Question = 'read' | 'write' | 'run' | 'build' | 'view' | 'query' | 'native' | 'download' | 'data-model' | 'details'
export type Outcome = 'allowed' | 'limited' | 'refused' | 'depends'

export interface Step {
  rule:
    | 'administrator'
    | 'deactivated'
    | 'word'
    | 'sandbox'
    | 'sandbox-lifted'
    | 'impersonation'
    | 'collection'
    | 'personal-collection'
    | 'trash'
    | 'source-card'
    | 'card'
    | 'query'
  text: string
  decides: boolean
  group: Named | null
  table: Named | null
  level: 'database' | 'table' | 'collection' | 'root' | null
  permission: string | null
  value: string | null
}

export interface Explained {
  question: Question
  outcome: Outcome
  text: string
  steps: Step[]
}

/** A step of which only some things can be said. */
export function step(parts: Partial<Step> & Pick<Step, 'rule' | 'text'>): Step {
  return { decides: true, group: null, table: null, level: null, permission: null, value: null, ...parts }
}

/** The words of data permissions, as the graph calls them. */
const WORDS = {
  view_data: 'view-data',
  create_queries: 'create-queries',
  download: 'download',
  data_model: 'data-model',
} as const
type Word = keyof typeof WORDS

interface Place {
  databaseId: number
  /** A table; else the whole database. */
  table?: Named
}

interface GroupWord {
  value: string
  level: 'database' | 'table'
  /** One, or those of all tables. */
  values: ReadonlySet<string>
}

/** What each group of the subject says. @param effective The word that comes of it. */
export function levelSteps(
  { groups }: Subject,
  word: Word,
  { databaseId, table }: Place,
  effective: ViewData | CreateQueries | Download | DataModel,
): Step[] {
  const where = table === undefined ? 'the database' : `the table “${table.name}”`
  const found = groups.map((group) => ({ group, ...wordOf(group, word, databaseId, table?.id) }))
  // Where none says it alone, it comes of all of them: the least over tables of the most over groups.
  const isAlone = found.some(({ values }) => values.has(effective))
  return found.map(({ group, value, level, values }) => {
    const source = level === 'table' || table === undefined ? '' : ', by its word for the whole database'
    return step({
      rule: 'word',
      text: `Group “${group.name}” has ${WORDS[word]} ${value} on ${where}${source}.`,
      decides: !isAlone || values.has(effective),
      group: named(group),
      table: table ?? null,
      level,
      permission: WORDS[word],
      value,
    })
  })
}

function wordOf({ rights }: NamedGroup, word: Word, databaseId: number, tableId: number | undefined): GroupWord {
  const least = { view_data: 'blocked', create_queries: 'no', download: 'none', data_model: 'none' }[word]
  const words = rights.databases.get(databaseId)
  const own = words?.[word]
  if (words === undefined || (own !== null && own !== undefined)) {
    return { value: own ?? least, level: 'database', values: new Set([own ?? least]) }
  }
  if (tableId !== undefined) {
    const value = words.tables.get(tableId)?.[word] ?? least
    return { value, level: 'table', values: new Set([value]) }
  }
  const counts = new Map<string, number>()
  for (const table of words.tables.values()) {
    const value = table[word] ?? least
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const listed = [...counts].map(([value, count]) => `${value} on ${count}`).join(', ')
  return { value: `per table: ${listed}`, level: 'table', values: new Set(counts.keys()) }
}

/** Row and column rules of a table, and groups that see it without. */
export function sandboxSteps({ groups, user }: Subject, databaseId: number, table: Named): Step[] {
  const holding = groups.filter((group) => group.rights.sandboxes.has(table.id))
  if (holding.length === 0 || user.is_superuser) return []
  const isHeld = user.rights.sandboxes(databaseId, table.id).length > 0
  const rules = holding.map((group) => {
    const rule = group.rights.sandboxes.get(table.id)!
    const attributes = Object.keys(rule.attribute_remappings).join(', ')
    const by = [
      rule.card_id === null ? [] : [`question ${rule.card_id}`],
      attributes === '' ? [] : [`attribute ${attributes}`],
    ]
    return step({
      rule: 'sandbox',
      text: `Group “${group.name}” sees only some of “${table.name}”: by ${by.flat().join(' and ')}.`,
      decides: isHeld,
      group: named(group),
      table,
      level: 'table',
      value: attributes,
    })
  })
  if (isHeld) return rules
  const lifting = groups.filter(
    (group) =>
      !group.rights.sandboxes.has(table.id) &&
      wordOf(group, 'view_data', databaseId, table.id).value === 'unrestricted',
  )
  const lifted = lifting.map((group) =>
    step({
      rule: 'sandbox-lifted',
      text: `Group “${group.name}” sees all of “${table.name}”, so no rule of another group holds.`,
      group: named(group),
      table,
      level: 'table',
    }),
  )
  return [...rules, ...lifted]
}

/** Roles in which the database is to be read. */
export function roleSteps({ groups, user }: Subject, databaseId: number): Step[] {
  const isHeld = !user.is_superuser && user.rights.roleAttributes(databaseId) !== null
  return groups.flatMap((group) => {
    const attribute = group.rights.impersonations.get(databaseId)
    if (attribute === undefined) return []
    return step({
      rule: 'impersonation',
      text: `Group “${group.name}” reads the database in the role that the user attribute ${attribute} names${isHeld ? '' : '; another group needs no role'}.`,
      decides: isHeld,
      group: named(group),
      value: attribute,
    })
  })
}

export function named({ id, name }: Named): Named {
  return { id, name }
}
