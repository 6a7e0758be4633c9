/** From questions as they are stored and linked, and back. */
import { ownValue } from '@querent/contract/lookup/index.ts'
import type { Parameter } from '../../../api/card.ts'
import { isVariable, tagsOf } from './tags.ts'
import { EMPTY_SETUP, type Choice, type SqlDraft, type Tag } from './types.ts'
import { parameterTypeOf } from './widgets.ts'

/** What a draft is read from: a stored card, or a question in the hash of an address. */
export interface QuestionLike {
  dataset_query: Readonly<Record<string, unknown>>
  display?: string
  visualization_settings?: Readonly<Record<string, unknown>>
  parameters?: readonly Parameter[]
}

/** True when a question is asked in SQL, in either form of queries. */
export function isNative({ dataset_query: query }: QuestionLike): boolean {
  return nativePart(query) !== undefined
}

function nativePart(query: Readonly<Record<string, unknown>>): { text: string; tags: Record<string, Tag> } | undefined {
  const native = query['native'] as Record<string, unknown> | undefined
  if (query['type'] === 'native' && typeof native === 'object') {
    return { text: textOf(native['query']), tags: (native['template-tags'] ?? {}) as Record<string, Tag> }
  }
  const stages = query['stages']
  const stage = (Array.isArray(stages) ? stages[0] : undefined) as Record<string, unknown> | undefined
  if (stage?.['lib/type'] !== 'mbql.stage/native') return undefined
  return { text: textOf(stage['native']), tags: (stage['template-tags'] ?? {}) as Record<string, Tag> }
}

function textOf(query: unknown): string {
  return typeof query === 'string' ? query : query === undefined ? '' : JSON.stringify(query, null, 2)
}

const CHOICES = ['values_query_type', 'values_source_type', 'values_source_config', 'isMultiSelect'] as const

export function draftOf(question: QuestionLike): SqlDraft {
  const native = nativePart(question.dataset_query)
  const database = question.dataset_query['database']
  const tags = native?.tags ?? {}
  const parameters = question.parameters ?? []
  const byTag = (tag: Tag) => parameters.find(({ id, slug }) => id === tag.id || slug === tag.name)
  const places = new Map(parameters.map(({ id }, at) => [id, at]))
  const variables = Object.values(tags).filter(isVariable)
  return {
    ...EMPTY_SETUP,
    database: typeof database === 'number' ? database : null,
    text: native?.text ?? '',
    tags,
    choices: Object.fromEntries(variables.flatMap((tag) => choiceOf(tag, byTag(tag)))),
    order: variables
      .toSorted((one, other) => (places.get(one.id) ?? Infinity) - (places.get(other.id) ?? Infinity) || 0)
      .map(({ name }) => name),
    display: question.display ?? 'table',
    settings: question.visualization_settings ?? {},
  }
}

/** What somebody chose; what follows from the type is no choice. */
function choiceOf(tag: Tag, parameter: Parameter | undefined): [string, Choice][] {
  const follows: Choice = {
    ...(isRaw(tag) && { isMultiSelect: false }),
    ...(tag.type !== 'dimension' && parameter?.values_source_type == null && { values_query_type: 'none' }),
  }
  const own = CHOICES.filter((key) => parameter?.[key] != null && parameter[key] !== follows[key])
  return own.length === 0 ? [] : [[tag.name, Object.fromEntries(own.map((key) => [key, parameter?.[key]]))]]
}

/** Whether its value is written into the SQL as it is. */
function isRaw({ type }: Tag): boolean {
  return type !== 'dimension' && type !== 'temporal-unit'
}

/** The query of a draft, or of a part of its text. */
export function queryOf(draft: SqlDraft, idOf: (name: string) => string, part = draft.text) {
  const tags = Object.fromEntries(tagsOf({ ...draft, text: part }, idOf).map((tag) => [tag.name, tag]))
  return { database: draft.database, type: 'native', native: { query: part, 'template-tags': tags } }
}

/** What is saved of a draft, and linked. */
export function questionOf(draft: SqlDraft, idOf: (name: string) => string) {
  return {
    dataset_query: queryOf(draft, idOf),
    display: draft.display,
    visualization_settings: draft.settings,
    parameters: parametersOf(draft, idOf),
  }
}

/** The filters that readers see for the variables of a draft. */
export function parametersOf(draft: SqlDraft, idOf: (name: string) => string): Parameter[] {
  return tagsOf(draft, idOf)
    .filter(isVariable)
    .map((tag) => {
      const choice = ownValue(draft.choices, tag.name) ?? {}
      const isListed = choice.values_source_type != null || tag.type === 'dimension'
      return {
        id: tag.id,
        type: parameterTypeOf(tag),
        target: [isRaw(tag) ? 'variable' : 'dimension', ['template-tag', tag.name]],
        name: tag['display-name'],
        slug: tag.name,
        ...(tag.default !== undefined && tag.default !== null && { default: tag.default }),
        ...(tag.required === true && { required: true }),
        ...(isRaw(tag) && { isMultiSelect: false }),
        ...(!isListed && { values_query_type: 'none' as const }),
        ...choice,
        ...writtenList(choice),
      }
    })
}

/** A list while it is typed may have empty lines. */
function writtenList({ values_source_config: config }: Choice): Choice {
  const values = config?.['values']
  return Array.isArray(values)
    ? { values_source_config: { ...config, values: values.filter((one) => one !== '') } }
    : {}
}
