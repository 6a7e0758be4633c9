/** An action while it is written. */
import type { ModelAction, NewAction, ShownAction } from '../../../api/action.ts'
import type { Card } from '../../../api/card.ts'
import { makeUuid } from '../../../lib/uuid.ts'
import { fieldsOf, kindOf, type ActionField, type ActionKind, type InputType } from '../../../models/action/index.ts'
import { isMap } from '../../../models/question/index.ts'
import { EMPTY_SETUP, isVariable, tagsOf, type Tag } from '../../sql/model/index.ts'

type Settings = Readonly<Record<string, unknown>>

export interface ActionDraft {
  readonly name: string
  readonly description: string
  readonly kind: ActionKind
  /** SQL. */
  readonly text: string
  /** Ids of its variables by their names, of those too that the text no longer names. */
  readonly tagIds: Readonly<Record<string, string>>
  /** Of the form. */
  readonly settings: Settings
}

/** Changes of one place that follow each other are one step back. */
export type EditDraft = (change: (draft: ActionDraft) => ActionDraft, place?: string) => void

export const EMPTY_DRAFT: ActionDraft = { name: '', description: '', kind: 'query', text: '', tagIds: {}, settings: {} }

export function draftOf(action: ModelAction): ActionDraft {
  const native = nativeOf(action)
  const tags = isMap(native['template-tags']) ? native['template-tags'] : {}
  const ids = Object.entries(tags).map(([name, tag]) => [name, isMap(tag) ? String(tag['id'] ?? '') : ''])
  return {
    name: action.name,
    description: action.description ?? '',
    kind: kindOf(action) ?? 'query',
    text: typeof native['query'] === 'string' ? native['query'] : '',
    tagIds: Object.fromEntries(ids),
    settings: action.visualization_settings,
  }
}

function nativeOf({ dataset_query }: Pick<ModelAction, 'dataset_query'>): Settings {
  const native = dataset_query?.['native']
  return isMap(native) ? native : {}
}

/** The draft with other SQL; new variables get their ids. */
export function withText(draft: ActionDraft, text: string): ActionDraft {
  const tagIds = { ...draft.tagIds }
  for (const { name } of tagsIn({ ...draft, text })) tagIds[name] ??= makeUuid()
  return { ...draft, text, tagIds }
}

const tagsIn = ({ text, tagIds }: ActionDraft): Tag[] =>
  tagsOf({ ...EMPTY_SETUP, text }, (name) => tagIds[name] ?? name)

/** As it would be saved, for its form. @param stored What is stored, with the parameters of a row. */
export function shownAction(draft: ActionDraft, stored: ModelAction | null): ShownAction {
  const { name, description, kind, settings } = draft
  const common = { id: stored?.id ?? 0, name, description, visualization_settings: settings, database_id: null }
  if (kind !== 'query') return { ...common, type: 'implicit', kind, parameters: stored?.parameters ?? [] }
  return { ...common, type: 'query', parameters: parametersOf(draft) }
}

/** One for each variable, under the name that the SQL has for it. */
function parametersOf(draft: ActionDraft) {
  return tagsIn(draft)
    .filter(isVariable)
    .map(({ name, 'display-name': title }) => ({
      id: name,
      name: title,
      slug: name,
      type: parameterType(inputIn(draft, name)),
      target: ['variable', ['template-tag', name]],
      required: !isOptionalIn(draft.text, name),
    }))
}

/** A part in double brackets is left out while the variable in it has no value. */
function isOptionalIn(text: string, name: string): boolean {
  const parts = text.match(/\[\[[^]*?\]\]/g) ?? []
  return parts.some((part) => part.replaceAll(/\s/g, '').includes(`{{${name.replaceAll(/\s/g, '')}}}`))
}

function inputIn({ settings }: ActionDraft, id: string): InputType {
  const fields = isMap(settings['fields']) ? settings['fields'] : {}
  const field = fields[id]
  const [only] = fieldsOf({ parameters: [{ id }], visualization_settings: { fields: { [id]: field ?? {} } } })
  return only?.input ?? 'string'
}

function parameterType(input: InputType): string {
  const types: Partial<Record<InputType, string>> = { number: 'number/=', date: 'date/single', boolean: 'boolean/=' }
  return types[input] ?? 'string/='
}

function tagType(input: InputType): Tag['type'] {
  return input === 'number' || input === 'date' || input === 'boolean' ? input : 'text'
}

/** What is sent; columns of a row come from its table. */
export function bodyOf(draft: ActionDraft, model: Card): NewAction {
  const { name, description, kind, text, settings } = draft
  const common = {
    name: name.trim(),
    description: description.trim() || null,
    model_id: model.id,
    visualization_settings: settings,
  }
  if (kind !== 'query') return { ...common, type: 'implicit', kind }
  const tags = tagsIn(draft).map((tag) => [tag.name, isVariable(tag) ? typedTag(draft, tag) : tag])
  const database = model.database_id
  return {
    ...common,
    type: 'query',
    database_id: database,
    parameters: parametersOf(draft),
    dataset_query: {
      database,
      type: 'native',
      native: { query: text, 'template-tags': Object.fromEntries(tags) },
    },
  }
}

const typedTag = (draft: ActionDraft, tag: Tag): Tag => ({ ...tag, type: tagType(inputIn(draft, tag.name)) })

/** What of a field is chosen. */
export interface FieldChange {
  title?: string
  description?: string
  placeholder?: string
  inputType?: InputType
  valueOptions?: readonly (string | readonly [string, string])[]
  required?: boolean
  hidden?: boolean
  /** Undefined takes it away. */
  defaultValue?: unknown
}

export function withField(draft: ActionDraft, id: string, change: FieldChange): ActionDraft {
  const fields = isMap(draft.settings['fields']) ? draft.settings['fields'] : {}
  const before = isMap(fields[id]) ? fields[id] : {}
  // Another type has other values.
  const kept = 'inputType' in change ? { ...before, defaultValue: undefined } : before
  const next = { id, ...kept, ...change, ...('inputType' in change && { fieldType: fieldType(change.inputType) }) }
  return { ...draft, settings: { ...draft.settings, fields: { ...fields, [id]: next } } }
}

function fieldType(input: InputType | undefined): string {
  if (input === 'number') return 'number'
  return input === 'date' || input === 'time' || input === 'datetime' ? 'date' : 'string'
}

/** The draft with a field one place up (-1) or down (1). */
export function withMoved(draft: ActionDraft, all: readonly ActionField[], id: string, by: -1 | 1): ActionDraft {
  const ids = all.map((field) => field.id)
  const from = ids.indexOf(id)
  if (ids[from + by] === undefined) return draft
  ids.splice(from + by, 0, ...ids.splice(from, 1))
  const stored = isMap(draft.settings['fields']) ? draft.settings['fields'] : {}
  const fields = ids.map((one, order) => [one, { id: one, ...(isMap(stored[one]) ? stored[one] : {}), order }])
  return { ...draft, settings: { ...draft.settings, fields: { ...stored, ...Object.fromEntries(fields) } } }
}

/** The draft with another text of its form; an empty one is none. */
export function withSetting(draft: ActionDraft, key: string, text: string): ActionDraft {
  return { ...draft, settings: { ...draft.settings, [key]: text === '' ? undefined : text } }
}

/** One a line; behind a bar what people see of it. */
export function optionsOfText(text: string): FieldChange['valueOptions'] {
  const lines = text.split('\n').map((line) => line.split('|', 2).map((part) => part.trim()))
  return lines.flatMap(([value = '', label]) => {
    if (value === '') return []
    return [label === undefined || label === '' ? value : ([value, label] as const)]
  })
}

export const textOfOptions = ({ options }: Pick<ActionField, 'options'>): string =>
  options.map(({ id, label }) => (id === label ? id : `${id} | ${label}`)).join('\n')
