/** SQL with variables, and the parameters that go with them. */
import { field } from './references.ts'
import type { ExampleCard } from './types.ts'

interface Tag {
  /** A UUID. */
  id: string
  label: string
  /** The column that a field filter is about. */
  field?: string
  /** What a field filter takes, e.g. `string/=`; or the type of a plain variable. */
  takes: string
  default?: unknown
}

/** The query and the parameters of a card in SQL. */
export function sql(text: string, tags: Readonly<Record<string, Tag>>): Pick<ExampleCard, 'query' | 'parameters'> {
  const entries = Object.entries(tags)
  const declared = entries.map(([name, tag]) => [name, declaration(name, tag)])
  return {
    query: { type: 'native', native: { query: text.trim(), 'template-tags': Object.fromEntries(declared) } },
    parameters: entries.map(([name, tag]) => parameter(name, tag)),
  }
}

function declaration(name: string, { id, label, field: about, takes, default: value }: Tag) {
  const common = { id, name, 'display-name': label, ...(value === undefined ? {} : { default: value, required: true }) }
  if (about === undefined) return { ...common, type: takes }
  return { ...common, type: 'dimension', dimension: field(about), 'widget-type': takes }
}

function parameter(slug: string, { id, label, field: about, takes, default: value }: Tag) {
  const type = about === undefined ? (takes === 'number' ? 'number/=' : 'string/=') : takes
  const target = [about === undefined ? 'variable' : 'dimension', ['template-tag', slug]]
  return { id, type, target, name: label, slug, ...(value === undefined ? {} : { default: value, required: true }) }
}
