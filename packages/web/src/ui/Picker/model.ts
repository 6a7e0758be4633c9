import type { SelectOption } from '../Select/Select.tsx'
import { t } from '../../i18n/t.ts'

export interface PickerSection {
  id: string
  title?: string
  items: SelectOption[]
}

interface Arranged {
  options: readonly SelectOption[]
  /** Options of chosen values that are not among `options`. */
  known?: readonly SelectOption[]
  /** Every word of it must occur in the label or the description. */
  text: string
  onTop: readonly string[]
}

/** What a picker lists: what was chosen on top, then the sections in the order of their first option; none is empty. */
export function arrange({ options, known = [], text, onTop }: Arranged): PickerSection[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const matches = ({ label, description = '' }: SelectOption) => {
    const all = `${label} ${description}`.toLocaleLowerCase()
    return words.every((word) => all.includes(word))
  }
  const byId = new Map([...known, ...options].map((option) => [option.id, option]))
  const top = onTop.flatMap((id) => byId.get(id) ?? []).filter(matches)
  const raised = new Set(onTop)
  const rest = Map.groupBy(
    options.filter((option) => !raised.has(option.id) && matches(option)),
    ({ section }) => section,
  )
  return [
    ...(top.length > 0 ? [{ id: 'section:chosen', title: t('Chosen'), items: top }] : []),
    ...[...rest].map(([title, items]) => ({ id: `section:${title ?? ''}`, title, items })),
  ]
}
