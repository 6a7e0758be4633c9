/** What variables may be, and how values are given for each. */
import { t } from '../../../i18n/t.ts'
import type { SelectOption } from '../../../ui/Select/Select.tsx'
import type { Tag, TagType } from './types.ts'

export function tagTypes(): SelectOption<TagType>[] {
  return [
    { id: 'text', label: t('Text'), icon: 'text' },
    { id: 'number', label: t('Number'), icon: 'number' },
    { id: 'date', label: t('Date'), icon: 'date' },
    { id: 'boolean', label: t('Yes or no'), icon: 'boolean' },
    { id: 'dimension', label: t('Field filter'), icon: 'filter', description: t('A whole condition on a column') },
    {
      id: 'temporal-unit',
      label: t('Time unit'),
      icon: 'calendar',
      description: t('A column by day, month and the like'),
    },
  ]
}

interface TypedField {
  base_type: string
  effective_type?: string
  semantic_type: string | null
}

/** The kinds of filter that fit a field; the first is taken unless told. */
export function widgetsFor(field: TypedField): SelectOption[] {
  const type = field.effective_type ?? field.base_type
  const meaning = field.semantic_type ?? ''
  if (/PK|FK/.test(meaning)) return [{ id: 'id', label: t('Key') }]
  if (isTemporal(type)) {
    return [
      { id: 'date/all-options', label: t('Any date') },
      { id: 'date/range', label: t('Between two days') },
      { id: 'date/relative', label: t('From today') },
      { id: 'date/single', label: t('One day') },
      { id: 'date/month-year', label: t('Month and year') },
      { id: 'date/quarter-year', label: t('Quarter and year') },
    ]
  }
  if (type === 'type/Boolean') return [{ id: 'boolean/=', label: t('Yes or no') }]
  if (/Integer|Float|Decimal|Number/.test(type)) {
    return [
      { id: 'number/=', label: t('Equal to') },
      { id: 'number/!=', label: t('Not equal to') },
      { id: 'number/between', label: t('Between') },
      { id: 'number/>=', label: t('At least') },
      { id: 'number/<=', label: t('At most') },
    ]
  }
  return [
    { id: 'string/=', label: t('Is') },
    { id: 'string/!=', label: t('Is not') },
    { id: 'string/contains', label: t('Contains') },
    { id: 'string/does-not-contain', label: t('Does not contain') },
    { id: 'string/starts-with', label: t('Starts with') },
    { id: 'string/ends-with', label: t('Ends with') },
  ]
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
