import { t } from '../../../i18n/t.ts'
import { NumberInput, TextInput } from '../../../ui/Form/index.ts'
import { Select } from '../../../ui/Select/Select.tsx'
import type { Tag } from '../model/index.ts'

interface DefaultInputProps {
  tag: Tag
  isReadOnly: boolean
  onTag(tag: Tag): void
}

const NONE = 'none'
const UNITS = ['day', 'week', 'month', 'quarter', 'year'] as const

/** The value that holds while a reader gives none. */
export function DefaultInput({ tag, isReadOnly, onTag }: DefaultInputProps) {
  const label = t('Default')
  function set(value: unknown): void {
    const { default: _before, ...rest } = tag
    const isNone = value === null || value === '' || (Array.isArray(value) && value.length === 0)
    onTag((isNone ? rest : { ...rest, default: value }) as Tag)
  }
  const value = [tag.default ?? null].flat()[0]
  if (tag.type === 'number') {
    const number = value === null || value === undefined || value === '' ? null : Number(value)
    return (
      <NumberInput
        label={label}
        value={number}
        isDisabled={isReadOnly}
        onChange={(next) => set(next === null || Number.isNaN(next) ? null : next)}
        isOptional={tag.required !== true}
      />
    )
  }
  if (tag.type === 'boolean' || tag.type === 'temporal-unit') {
    const options =
      tag.type === 'boolean'
        ? [
            { id: 'true', label: t('Yes') },
            { id: 'false', label: t('No') },
          ]
        : UNITS.map((unit) => ({ id: unit as string, label: unitWord(unit) }))
    return (
      <Select
        label={label}
        options={[{ id: NONE, label: t('None') }, ...options]}
        value={value === null || value === undefined ? NONE : String(value)}
        isDisabled={isReadOnly}
        onChange={(id) => set(id === NONE ? null : tag.type === 'boolean' ? id === 'true' : id)}
      />
    )
  }
  const isDate = tag.type === 'date' || (tag['widget-type'] ?? '').startsWith('date/')
  const isList = tag.type === 'dimension' && !isDate
  return (
    <TextInput
      label={label}
      isOptional={tag.required !== true}
      value={value === null || value === undefined ? '' : [tag.default].flat().join(', ')}
      isDisabled={isReadOnly}
      {...(isDate && { placeholder: tag.type === 'date' ? '2026-01-31' : 'past30days' })}
      {...(isList && { help: t('Several with commas between them') })}
      onChange={(text) => set(isList ? listOf(text, tag) : text)}
    />
  )
}

function listOf(text: string, tag: Tag): unknown[] {
  const isNumber = (tag['widget-type'] ?? '').startsWith('number/')
  const parts = text.split(/,\s*/)
  if (parts.length === 1 && parts[0] === '') return []
  return parts.map((part) => (isNumber && part.trim() !== '' && !Number.isNaN(Number(part)) ? Number(part) : part))
}

function unitWord(unit: (typeof UNITS)[number]): string {
  return { day: t('Day'), week: t('Week'), month: t('Month'), quarter: t('Quarter'), year: t('Year') }[unit]
}
