/** What is offered at the cursor: tables and columns, and in `{{` questions, snippets and variables. */
import type { QueryClient } from '@tanstack/react-query'
import {
  databaseTablesOptions,
  suggestCards,
  suggestNames,
  tableMetadataOptions,
  type Table,
} from '../../../api/database.ts'
import { snippetsOptions } from '../../../api/snippet.ts'
import { t } from '../../../i18n/t.ts'
import { typeWords } from '../../../i18n/type-words.ts'
import { slugOf } from '../../../lib/urls.ts'
import type { Completion, CompletionPlace, Completions } from '../../../ui/Code/index.ts'
import { quoted, sqlContext, textQuoteOf, type DerivedTable, type SqlContext } from '../model/index.ts'

interface Source {
  client: QueryClient
  database: number
  engine: string
  way: 'prefix' | 'substring'
  /** Names of variables that the text has. */
  variables: readonly string[]
}

/** More are found by typing on. */
const MOST = 100
/** Columns of the statement's own tables come before names from anywhere, tables where tables are wanted. */
const WANTED = 50

export async function findCompletions(
  source: Source,
  place: CompletionPlace,
  signal: AbortSignal,
): Promise<Completions | null> {
  const { before, after, tag } = place
  if (tag !== null) {
    const options = await inTag(source, tag, signal)
    return { options, back: tag.length, forward: after.startsWith('}}') ? 2 : 0, isNarrowed: true }
  }
  const context = sqlContext(before, after, textQuoteOf(source.engine))
  const { word, quote } = context
  if (context.wants === 'none') return null
  const options = (await inSql(source, context, signal)).filter(({ label }) => fits(label, word, source.way))
  return {
    options: distinct(options).slice(0, MOST),
    back: word.length + quote.length,
    forward: quote !== '' && after.startsWith(quote) ? 1 : 0,
    // What begins with a quote would not be found by its letters.
    isNarrowed: quote !== '' || word === '',
  }
}

async function inSql(source: Source, context: SqlContext, signal: AbortSignal): Promise<Completion[]> {
  const { client, database, engine, way } = source
  const { wants, qualifiers, word } = context
  const tables = await client.fetchQuery(databaseTablesOptions(database))
  const qualifier = qualifiers.at(-1)
  if (qualifier !== undefined) {
    const derived = derivedOf(context, qualifier)
    if (derived !== undefined) return columnsOfDerived(source, context, derived, tables)
    const table = tableOf(tables, context, qualifiers)
    if (table !== undefined) return columnsOf(source, table)
    return tables
      .filter(({ schema }) => isSame(schema, qualifier))
      .map(({ name }) => ({ label: name, detail: t('Table'), text: quoted(engine, name), rank: WANTED }))
  }
  const asTable = ({ name, schema }: Table): Completion => ({
    label: name,
    detail: t('Table'),
    text: quoted(engine, name, schema),
    rank: wants === 'tables' ? WANTED : 0,
  })
  if (wants === 'tables') return [...madeHere(source, context), ...tables.map(asTable), ...schemasOf(source, tables)]
  const named = context.tables.flatMap((one) => tableOf(tables, context, [one.alias ?? one.name]) ?? [])
  const own = (
    await Promise.all([
      ...context.derived.map((derived) => columnsOfDerived(source, context, derived, tables)),
      ...named.map((table) => columnsOf(source, table)),
    ])
  ).flat()
  if (word === '') return own
  const more = await suggestNames(database, word, way, signal)
  return [...own, ...more.map(({ label, detail }) => suggested(engine, tables, label, detail))]
}

/** A name that the server suggests: a table, or a column as `<table> <type> <meaning>`. */
function suggested(engine: string, tables: readonly Table[], label: string, detail: string): Completion {
  const type = /\stype\/\S+/.exec(detail)
  if (type === null) {
    const table = tables.find(({ name }) => name === label)
    return { label, detail: t('Table'), text: quoted(engine, label, table?.schema ?? null) }
  }
  return {
    label,
    detail: `${detail.slice(0, type.index)} · ${typeWords(type[0].trim())}`,
    text: quoted(engine, label),
  }
}

/** Tables that the statement makes itself. */
const madeHere = ({ engine }: Source, { derived }: SqlContext): Completion[] =>
  derived.map(({ name }) => ({ label: name, detail: t('Table'), text: quoted(engine, name), rank: WANTED }))

function schemasOf({ engine }: Source, tables: readonly Table[]): Completion[] {
  const schemas = new Set(tables.flatMap(({ schema }) => schema || []))
  return [...schemas].map((name) => ({ label: name, detail: t('Schema'), text: quoted(engine, name) }))
}

/** The table of the statement's own that a name or an alias stands for. */
function derivedOf({ derived, tables }: SqlContext, word: string): DerivedTable | undefined {
  const meant = tables.find(({ schema, alias }) => schema === null && isSame(alias, word))?.name ?? word
  return derived.find(({ name }) => isSame(name, meant))
}

async function columnsOfDerived(
  source: Source,
  context: SqlContext,
  { name, columns, all }: DerivedTable,
  tables: readonly Table[],
): Promise<Completion[]> {
  const own = columns.map((label) => ({ label, detail: name, text: quoted(source.engine, label), rank: WANTED }))
  const sources = all.flatMap((one) => tables.find((table) => isSame(table.name, one)) ?? [])
  const inner = context.derived.filter((one) => one.name !== name && all.some((of) => isSame(one.name, of)))
  const more = [
    ...sources.map((table) => columnsOf(source, table)),
    ...inner.map((one) => columnsOfDerived(source, context, { ...one, all: [] }, tables)),
  ]
  return [...own, ...(await Promise.all(more)).flat()]
}

async function columnsOf({ client, engine }: Source, table: Table): Promise<Completion[]> {
  const { fields = [] } = await client.fetchQuery(tableMetadataOptions(table.id))
  return fields.map(({ name, base_type }) => ({
    label: name,
    detail: `${table.name} · ${typeWords(base_type)}`,
    text: quoted(engine, name),
    rank: WANTED,
  }))
}

/** The table that an alias of the statement, a name, or a schema and a name stand for. */
function tableOf(tables: readonly Table[], context: SqlContext, names: readonly string[]): Table | undefined {
  const last = names.at(-1) ?? ''
  const meant = context.tables.find(({ name, alias }) => isSame(alias ?? name, last))
  const schema = names.at(-2) ?? meant?.schema ?? null
  const name = meant?.name ?? last
  return tables.find((table) => isSame(table.name, name) && (schema === null || isSame(table.schema, schema)))
}

const isSame = (one: string | null | undefined, other: string) => one?.toLowerCase() === other.toLowerCase()

function fits(label: string, word: string, way: Source['way']): boolean {
  const [name, wanted] = [label.toLowerCase(), word.toLowerCase()]
  return way === 'prefix' ? name.startsWith(wanted) : name.includes(wanted)
}

/** The first of each name and what is written for it. */
function distinct(options: readonly Completion[]): Completion[] {
  return [
    ...new Map(options.toReversed().map((one) => [`${one.label} ${one.detail ?? ''}`, one])).values(),
  ].toReversed()
}

async function inTag({ client, database, variables }: Source, tag: string, signal: AbortSignal): Promise<Completion[]> {
  const inside = tag.slice(2).trimStart()
  if (inside.startsWith('#')) {
    const cards = await suggestCards(database, inside.slice(1), signal)
    return cards.map(({ id, name, collection_name }) => ({
      label: `#${id} ${name}`,
      ...(collection_name !== null && { detail: collection_name }),
      text: `{{#${slugOf({ id, name })}}}`,
    }))
  }
  const snippets = await client.fetchQuery(snippetsOptions())
  const wanted = inside.replace(/^snippet:\s*/i, '').toLocaleLowerCase()
  const ofSnippets = snippets
    .filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
    .map(({ name }): Completion => ({ label: `snippet: ${name}`, text: `{{snippet: ${name}}}` }))
  if (/^snippet:/i.test(inside)) return ofSnippets
  const ofVariables = variables
    .filter((name) => name.toLocaleLowerCase().startsWith(wanted) && name !== inside)
    .map((name): Completion => ({ label: name, text: `{{${name}}}` }))
  return [...ofVariables, ...ofSnippets]
}
