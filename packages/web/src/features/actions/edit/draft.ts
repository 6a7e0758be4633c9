/** An action while it is written. */
import { ownValue } from '@querent/contract/lookup/index.ts'
import type { ModelAction, NewAction, RowKind, ShownAction } from '../../../api/action.ts'
import type { Card } from '../../../api/card.ts'
import { makeUuid } from '../../../lib/uuid.ts'
import { ACTION_KINDS, fieldsOf, kindOf, type ActionField, type InputType } from '../../../models/action/index.ts'
import { isMap } from '../../../models/question/index.ts'
import { EMPTY_SETUP, isVariable, tagsOf, type Tag } from '../../sql/model/index.ts'
import {
  EMPTY_REQUEST,
  filledVariable,
  keptRequest,
  requestBody,
  requestOf,
  variablesIn,
  type RequestDraft,
} from './request.ts'

type Settings = Readonly<Record<string, unknown>>

export interface ActionDraft {
  readonly name: string
  readonly description: string
  readonly kind: (typeof ACTION_KINDS)[number]
  /** SQL. */
  readonly text: string
  /** Its variables by their names, with those that the text no longer names. */
  readonly tags: Readonly<Record<string, Tag>>
  /** Ids of the parameters that fill them, where those are not the names. */
  readonly parameterIds: Readonly<Record<string, string>>
  /** Of one that sends a request. */
  readonly request: RequestDraft
  /** Of the form. */
  readonly settings: Settings
}

/** Changes of one place that follow each other are one step back. */
export type EditDraft = (change: (draft: ActionDraft) => ActionDraft, place?: string) => void

export const EMPTY_DRAFT: ActionDraft = {
  name: '',
  description: '',
  kind: 'query',
  text: '',
  tags: {},
  parameterIds: {},
  request: EMPTY_REQUEST,
  settings: {},
}

/** Whether its parameters are columns of a table. */
export const isOnRow = (kind: ActionDraft['kind']): kind is RowKind => kind !== 'query' && kind !== 'http'

export function draftOf(action: ModelAction): ActionDraft {
  const native = nativeOf(action)
  const shown = kindOf(action)
  const kind = ACTION_KINDS.find((one) => one === shown) ?? 'query'
  const ids = action.parameters.flatMap((parameter) => {
    const name = kind === 'http' ? filledVariable(action, parameter) : variableOf(parameter)
    return name === undefined ? [] : [[name, parameter.id]]
  })
  return {
    name: action.name,
    description: action.description ?? '',
    kind,
    text: typeof native['query'] === 'string' ? native['query'] : '',
    tags: readTags(native['template-tags']),
    parameterIds: Object.fromEntries(ids),
    request: requestOf(action),
    settings: isOnRow(kind) ? action.visualization_settings : withFields(action),
  }
}

/** The variable that a parameter fills. */
function variableOf({ target }: Readonly<Record<string, unknown>>): string | undefined {
  const ref: unknown = Array.isArray(target) ? target[1] : null
  return Array.isArray(ref) && ref[0] === 'template-tag' && typeof ref[1] === 'string' ? ref[1] : undefined
}

/** What the parameters of SQL and of requests say of their values, where the form does not say it itself. */
function withFields(action: ModelAction): Settings {
  const stored = isMap(action.visualization_settings['fields']) ? action.visualization_settings['fields'] : {}
  const fields = fieldsOf(action).map(({ id, title, input, isRequired, defaultValue }, order) => {
    const own = isMap(stored[id]) ? stored[id] : {}
    return [id, { id, order, title, inputType: input, required: isRequired, defaultValue, ...own }]
  })
  return { ...action.visualization_settings, fields: { ...stored, ...Object.fromEntries(fields) } }
}

const TAG_TYPES: readonly Tag['type'][] = [
  'text',
  'number',
  'date',
  'boolean',
  'dimension',
  'temporal-unit',
  'card',
  'snippet',
  'table',
]

function readTags(value: unknown): Readonly<Record<string, Tag>> {
  const tags = Object.entries(isMap(value) ? value : {}).flatMap(([name, tag]) => {
    if (!isMap(tag)) return []
    const type = TAG_TYPES.find((one) => one === tag['type']) ?? 'text'
    const text = (key: string, other: string) => (typeof tag[key] === 'string' ? tag[key] : other)
    return [[name, { ...tag, name, type, id: text('id', name), 'display-name': text('display-name', name) }]]
  })
  return Object.fromEntries(tags)
}

/** A draft as the browser kept it; null for what is none. */
export function keptDraft(value: unknown): ActionDraft | null {
  if (!isMap(value) || !isMap(value['settings']) || !isMap(value['parameterIds'])) return null
  const text = (key: string) => String(value[key] ?? '')
  const ids = Object.entries(value['parameterIds']).map(([name, id]) => [name, String(id)])
  return {
    name: text('name'),
    description: text('description'),
    kind: ACTION_KINDS.find((kind) => kind === value['kind']) ?? 'query',
    text: text('text'),
    tags: readTags(value['tags']),
    parameterIds: Object.fromEntries(ids),
    request: keptRequest(value['request']),
    settings: value['settings'],
  }
}

function nativeOf({ dataset_query }: Pick<ModelAction, 'dataset_query'>): Settings {
  const native = dataset_query?.['native']
  return isMap(native) ? native : {}
}

/** The draft with other SQL; new variables get their ids. */
export function withText(draft: ActionDraft, text: string): ActionDraft {
  const next = tagsOf({ ...EMPTY_SETUP, text, tags: draft.tags }, makeUuid)
  return { ...draft, text, tags: { ...draft.tags, ...Object.fromEntries(next.map((tag) => [tag.name, tag])) } }
}

const tagsIn = ({ text, tags }: ActionDraft): Tag[] => tagsOf({ ...EMPTY_SETUP, text, tags }, (name) => name)

const parameterId = ({ parameterIds }: ActionDraft, name: string): string => ownValue(parameterIds, name) ?? name

/** As it would be saved, for its form. @param stored What is stored, with the parameters of a row. */
export function shownAction(draft: ActionDraft, stored: ModelAction | null): ShownAction {
  const { name, description, kind, settings } = draft
  const common = { id: stored?.id ?? 0, name, description, visualization_settings: settings, database_id: null }
  if (isOnRow(kind)) return { ...common, type: 'implicit', kind, parameters: stored?.parameters ?? [] }
  return { ...common, type: kind, parameters: kind === 'http' ? requestParameters(draft) : parametersOf(draft) }
}

/** One for each variable, under the name that the SQL has for it. */
function parametersOf(draft: ActionDraft) {
  return tagsIn(draft)
    .filter(isVariable)
    .map((tag) => {
      const { name, 'display-name': title } = tag
      const id = parameterId(draft, name)
      return {
        id,
        name: title,
        slug: name,
        type: isOnField(tag) ? (tag['widget-type'] ?? tag.type) : parameterType(valueInputOf(draft, id)),
        target: [isOnField(tag) ? 'dimension' : 'variable', ['template-tag', name]],
        required: !isOptionalIn(draft.text, name),
      }
    })
}

function requestParameters(draft: ActionDraft) {
  return Object.entries(variablesIn(draft.request)).map(([variable, required]) => {
    const id = parameterId(draft, variable)
    return {
      id,
      name: titleOf(variable),
      slug: variable,
      type: parameterType(valueInputOf(draft, id)),
      target: ['variable', ['template-tag', variable]],
      required,
    }
  })
}

const titleOf = (variable: string): string =>
  (variable.charAt(0).toUpperCase() + variable.slice(1)).replaceAll(/[_-]+/g, ' ')

/** A part in double brackets is left out while the variable in it has no value. */
function isOptionalIn(text: string, name: string): boolean {
  const parts = text.match(/\[\[[^]*?\]\]/g) ?? []
  return parts.some((part) => part.replaceAll(/\s/g, '').includes(`{{${name.replaceAll(/\s/g, '')}}}`))
}

/** How the value of a variable is asked for. */
function fieldIn({ settings }: ActionDraft, id: string): Pick<ActionField, 'input' | 'options'> {
  const fields = isMap(settings['fields']) ? settings['fields'] : {}
  const own = { parameters: [{ id }], visualization_settings: { fields: { [id]: fields[id] ?? {} } } }
  return fieldsOf(own)[0] ?? { input: 'string', options: [] }
}

/** Choices among numbers are numbers. */
function valueInputOf(draft: ActionDraft, id: string): InputType {
  const { input, options } = fieldIn(draft, id)
  const areNumbers =
    options.length > 0 && options.every((option) => option.id !== '' && !Number.isNaN(Number(option.id)))
  return (input === 'select' || input === 'radio') && areNumbers ? 'number' : input
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
  if (isOnRow(kind)) return { ...common, type: 'implicit', kind }
  if (kind === 'http') {
    const parameters = requestParameters(draft)
    return { ...common, type: 'http', parameters, parameter_mappings: null, ...requestBody(draft.request) }
  }
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

/** A condition on a column, which stays what it is. */
const isOnField = ({ type }: Tag): boolean => type === 'dimension' || type === 'temporal-unit'

const typedTag = (draft: ActionDraft, tag: Tag): Tag =>
  isOnField(tag) ? tag : { ...tag, type: tagType(valueInputOf(draft, parameterId(draft, tag.name))) }

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
