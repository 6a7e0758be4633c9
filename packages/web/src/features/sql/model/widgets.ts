/** What variables may be, and how values are given for each. */
import type { Parameter } from '../../../api/card.ts'
import { KINDS, offeredTypes, valuesToSend } from '../../../filters/index.ts'
import { t } from '../../../i18n/t.ts'
import type { Typed } from '../../../lib/columns/kind.ts'
import type { SelectOption } from '../../../ui/Select/Select.tsx'
import type { Tag, TagType } from './types.ts'

export function tagTypes(): SelectOption<TagType>[] {
  return [
    { id: 'text', label: t('Text'), icon: 'text' },
    { id: 'number', label: t('Number'), icon: 'number' },
    { id: 'date', label: t('Date'), icon: 'date' },
    { id: 'boolean', label: t('Yes or no'), icon: 'boolean' },
    { id: 'dimension', label: t('Field filter'), icon: 'filter', description: t('A condition on a column') },
    {
      id: 'temporal-unit',
      label: t('Time unit'),
      icon: 'calendar',
      description: t('A column by day, month and so on'),
    },
  ]
}

/** The kinds of filter that fit a field; the first is taken unless another is chosen. */
export function widgetsFor(field: Typed): SelectOption[] {
  const fitting = KINDS.find((kind) => offeredTypes(kind).some(({ fits }) => fits.column(field)))
  const other = isTemporal(field.effective_type ?? field.base_type) ? 'date' : 'text'
  const kind = fitting ?? KINDS.find(({ id }) => id === other)
  return kind === undefined ? [] : offeredTypes(kind).map(({ type, name }) => ({ id: type, label: name() }))
}

export function isTemporal(type: string): boolean {
  return /^type\/(?:Date|Time|Instant)/.test(type)
}

/** The kind of filter as filters name them. */
export function parameterTypeOf(tag: Tag): string {
  switch (tag.type) {
    case 'number':
      return 'number/='
    case 'date':
      return 'date/single'
    case 'boolean':
      return 'boolean/='
    case 'temporal-unit':
      return 'temporal-unit'
    case 'dimension':
      return tag['widget-type'] ?? 'category'
    default:
      return 'category'
  }
}

/** A tag of another type: what belongs to the type before goes. */
export function retyped(tag: Tag, type: TagType): Tag {
  const { dimension, 'widget-type': _widget, default: _default, options: _options, ...rest } = tag
  const keepsField = type === 'dimension' || type === 'temporal-unit'
  return { ...rest, type, ...(keepsField && dimension !== undefined && { dimension }) } as Tag
}

/** The tag with another default; none by an empty value. What is written into the SQL as it is has one value, not a list. */
export function withDefault(tag: Tag, parameter: Parameter, given: unknown): Tag {
  const { default: _before, ...rest } = tag
  const [sent] = valuesToSend([parameter], { [parameter.id]: given })
  return (sent === undefined ? rest : { ...rest, default: sent.value }) as Tag
}
