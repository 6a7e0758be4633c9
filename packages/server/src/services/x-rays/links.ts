/** What is worth a look after an x-ray. All of it exists, may be seen and has cards. */
import { isShownTable } from '@querent/contract'
import { msg } from '../../delivery/index.ts'
import { canQueryTable } from '../../permissions/check.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { Store } from '../../store/index.ts'
import { fits } from './choose-rule.ts'
import { bind, planCards, type Column, type Rule, type Subject } from './engine/index.ts'
import { roundRobin, type Link, type Related } from './related.ts'
import { encodeJson } from './request.ts'
import { CLOSER_RULES } from './rules/index.ts'
import type { Found } from './subjects/index.ts'
import { urlOf, type XRayRequest } from './url.ts'

interface Looked extends Found {
  request: XRayRequest
  rule: Rule
}

const MOST_OF_A_KIND = 6

export async function linksFrom({ store }: { store: Store }, user: CurrentUser, looked: Looked): Promise<Related> {
  return roundRobin({
    'zoom-in': looked.request.comparison === undefined ? [...closerRules(looked), ...fieldLinks(looked)] : [],
    'zoom-out': wholeLinks(looked),
    related: await tableLinks(store, user, looked),
    compare: await comparisons(store, looked),
  })
}

/** Other sides of the same rows. */
function closerRules({ request, subject, rule }: Looked): Link[] {
  if (subject.field !== undefined || subject.measures.length > 0) return []
  return CLOSER_RULES.filter((one) => one !== rule && fits(one, subject) && hasCards(one, subject)).map((one) => ({
    url: urlOf({ ...request, rule: { prefix: 'GenericTable', template: one.name } }),
    title: subject.words.say(one.title, { name: subject.name }),
    description: subject.words.say(one.description, { name: subject.name }),
  }))
}

function hasCards(rule: Rule, subject: Subject): boolean {
  return planCards(rule, subject).plans.length > 0
}

function fieldLinks({ table, subject, rule, request }: Looked): Link[] {
  if (table === null || request.cell !== undefined) return []
  const used = [...bind(rule, subject).values()].flat()
  const own = used.filter(
    (column) => column.via === null && column.id !== null && column !== subject.field && isGrouped(column),
  )
  return [...new Set(own)].slice(0, MOST_OF_A_KIND).map(({ id, label }) => ({
    url: urlOf({ entity: 'field', key: String(id) }),
    title: subject.words.say(msg('A look at {name}'), { name: label }),
    description: subject.words.say(msg('How {column} is spread, and what goes with it.'), { column: label }),
  }))
}

function isGrouped({ kind }: Column): boolean {
  return kind === 'number' || kind === 'category' || kind === 'state' || kind === 'country' || kind === 'time'
}

/** More rows than these. */
function wholeLinks({ table, entity, subject, request }: Looked): Link[] {
  const links: Link[] = []
  const { say } = subject.words
  if (request.cell !== undefined || request.rule !== undefined || request.comparison !== undefined) {
    links.push({
      url: urlOf({ entity: request.entity, key: request.key }),
      title: say(msg('Back to the whole')),
      description: null,
    })
  }
  if (table !== null && entity !== 'table') {
    links.push({
      url: urlOf({ entity: 'table', key: String(table.id) }),
      title: say(msg('A look at {name}'), { name: table.display_name }),
      description: say(msg('All rows of the table.')),
    })
  }
  return links
}

/** Tables at either end of foreign keys. */
async function tableLinks(store: Store, user: CurrentUser, { table, subject }: Looked): Promise<Link[]> {
  if (table === null) return []
  const keys = subject.columns.flatMap(({ via }) => via?.tableId ?? [])
  const fields = await store.fields.keysOfTables([table.id])
  const origins = await store.fields.listPointingTo(fields.map(({ id }) => id))
  const ids = [...new Set([...keys, ...origins.map((field) => field.table_id)])].filter((id) => id !== table.id)
  const tables = (await store.tables.findMany(ids)).filter(
    (one) => isShownTable(one) && canQueryTable(user, one.db_id, one.id),
  )
  return tables.slice(0, MOST_OF_A_KIND).map(({ id, display_name }) => ({
    url: urlOf({ entity: 'table', key: String(id) }),
    title: subject.words.say(msg('A look at {name}'), { name: display_name }),
    description: subject.words.say(msg('Its rows are linked to {name}.'), { name: table.display_name }),
  }))
}

async function comparisons(store: Store, { table, subject, request, entity, key }: Looked): Promise<Link[]> {
  if (table === null || subject.field !== undefined || subject.measures.length > 0) return []
  const { comparison: _comparison, ...own } = request
  const { say } = subject.words
  const isPart = subject.source.filter !== null
  const whole: Link[] = isPart
    ? [
        {
          url: urlOf({ ...own, comparison: { entity: 'table', key: String(table.id) } }),
          title: say(msg('Compare with all {name}'), { name: table.display_name }),
          description: null,
        },
        {
          url: urlOf({ ...own, comparison: { entity: 'adhoc', key: rest(subject) } }),
          title: say(msg('Compare with the rest')),
          description: null,
        },
      ]
    : []
  const segments = (await store.dataModelContent.segmentsOfTables([table.id])).filter(
    (segment) => !(entity === 'segment' && key === String(segment.id)),
  )
  return [
    ...whole,
    ...segments.slice(0, MOST_OF_A_KIND).map(({ id, name }) => ({
      url: urlOf({ ...own, comparison: { entity: 'segment', key: String(id) } }),
      title: say(msg('Compare with {name}'), { name }),
      description: null,
    })),
  ]
}

/** The rows that the filter leaves out. */
function rest({ source }: Subject): string {
  const query = { ...source.from, filter: ['not', source.filter] }
  return encodeJson({ database: source.databaseId, type: 'query', query })
}
