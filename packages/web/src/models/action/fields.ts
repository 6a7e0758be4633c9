/** What the form of an action asks for (contract: actions, sections 1 and 2). */
import type { ShownAction } from '../../api/action.ts'

const INPUTS = ['string', 'text', 'number', 'date', 'time', 'datetime', 'boolean', 'select', 'radio'] as const

/** How a value is given. */
export type InputType = (typeof INPUTS)[number]

export interface FieldOption {
  readonly id: string
  readonly label: string
}

/** One parameter of an action as its form has it. */
export interface ActionField {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly placeholder: string
  readonly input: InputType
  readonly options: readonly FieldOption[]
  readonly isRequired: boolean
  readonly isHidden: boolean
  /** As it is sent; undefined for none. */
  readonly defaultValue: unknown
  /** Says which row is changed or deleted. */
  readonly isKey: boolean
  /** The id of the column that it is written to; null where that is not known, as to guests. */
  readonly columnId: number | null
}

type Map = Readonly<Record<string, unknown>>
type FormOwner = Pick<ShownAction, 'parameters' | 'visualization_settings' | 'kind' | 'dataset_query'>

/** All fields of an action, those that its form hides included, in their order. */
export function fieldsOf(action: FormOwner): readonly ActionField[] {
  const stored = mapOf(action.visualization_settings['fields'])
  const key = action.parameters.find((parameter) => isKeyOf(action, parameter))?.id
  const fields = action.parameters.map((parameter, at) => {
    const own = mapOf(stored[parameter.id])
    return { order: typeof own['order'] === 'number' ? own['order'] : at, field: fieldOf(action, parameter, own, key) }
  })
  return fields.toSorted((one, other) => one.order - other.order).map(({ field }) => field)
}

function isKeyOf({ kind }: FormOwner, parameter: Map): boolean {
  return (kind === 'row/update' || kind === 'row/delete') && parameter['required'] === true
}

function fieldOf(action: FormOwner, parameter: { id: string } & Map, own: Map, key: string | undefined): ActionField {
  const { id } = parameter
  const tag = tagOf(action, parameter)
  const title = textIn(own, 'title') ?? titleOf(parameter) ?? textIn(tag, 'display-name') ?? id
  const placeholder = textIn(own, 'placeholder') ?? ''
  const isKey = id === key
  return {
    id,
    title,
    description: textIn(own, 'description') ?? '',
    // Columns are offered as their own example.
    placeholder: placeholder === title ? '' : placeholder,
    input: inputOf(own['inputType']) ?? inputOfType(String(parameter['type'] ?? '')),
    options: optionsOf(own['valueOptions']),
    isRequired: isKey || isTrue(own['required'] ?? parameter['required'] ?? tag['required']),
    isHidden: isTrue(own['hidden']),
    defaultValue: own['defaultValue'] ?? tag['default'] ?? undefined,
    isKey,
    columnId: typeof parameter['field_id'] === 'number' ? parameter['field_id'] : null,
  }
}

const titleOf = (parameter: Map) => textIn(parameter, 'display-name') ?? textIn(parameter, 'name')

/** The variable of SQL that the parameter fills. */
function tagOf({ dataset_query }: FormOwner, { target }: Map): Map {
  const tags = mapOf(mapOf(mapOf(dataset_query)['native'])['template-tags'])
  const ref: unknown = Array.isArray(target) ? target[1] : null
  return Array.isArray(ref) ? mapOf(tags[String(ref[1])]) : {}
}

function inputOf(value: unknown): InputType | undefined {
  return value === 'monospace' ? 'text' : INPUTS.find((one) => one === value)
}

/** By the type of a column, or of a parameter of SQL. */
function inputOfType(type: string): InputType {
  if (/boolean/i.test(type)) return 'boolean'
  if (/^number|Integer|Float|Decimal|Number/.test(type)) return 'number'
  if (/^date|type\/Date$/.test(type)) return 'date'
  if (/DateTime|Instant/.test(type)) return 'datetime'
  return type.startsWith('type/Time') ? 'time' : 'string'
}

/** A list of values, or of values with their labels. */
function optionsOf(value: unknown): readonly FieldOption[] {
  if (!Array.isArray(value)) return []
  return value.map((one: unknown) => {
    const [id, label = id]: unknown[] = Array.isArray(one) ? one : [one]
    return { id: String(id), label: String(label) }
  })
}

const isTrue = (value: unknown): boolean => value === true

function textIn(map: Map, key: string): string | undefined {
  const value = map[key]
  return typeof value === 'string' && value !== '' ? value : undefined
}

function mapOf(value: unknown): Map {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
