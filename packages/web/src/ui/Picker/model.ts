import type { SelectOption } from '../Select/Select.tsx'
import { t } from '../../i18n/t.ts'
import { plain, rankOf } from '../../lib/rank.ts'

export interface PickerSection {
  id: string
  title?: string
  items: SelectOption[]
}

interface Arranged {
  options: readonly SelectOption[]
  /** Options of chosen values that are not among `options`. */
  known?: readonly SelectOption[]
  text: string
  /** The options were searched for elsewhere: all of them fit. */
  isFound?: boolean
  onTop: readonly string[]
}

/**
 * What a picker lists: what was chosen on top, then the sections in the order of their first option; none is empty. What fits
 * the text best comes first, in its section as among sections. Every word of the text must occur in label, description or section.
 */
export function arrange({ options, known = [], text, isFound = false, onTop }: Arranged): PickerSection[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  const byId = new Map([...known, ...options].map((option) => [option.id, option]))
  const raised = new Set(onTop)
  const fits = new Map([...byId.values()].map((option) => [option.id, fitOf(option, text, words)]))
  const fitsIn = (items: readonly SelectOption[]) =>
    items
      .filter(({ id }) => fits.get(id) !== 0 || (isFound && !raised.has(id)))
      .toSorted((one, other) => (fits.get(other.id) ?? 0) - (fits.get(one.id) ?? 0))
  const rest = Map.groupBy(
    options.filter(({ id }) => !raised.has(id)),
    ({ section }) => section,
  )
  const sections = [
    { id: 'section:chosen', title: t('Selected'), items: fitsIn(onTop.flatMap((id) => byId.get(id) ?? [])) },
    ...[...rest].map(([title, items]) => ({ id: `section:${title ?? ''}`, title, items: fitsIn(items) })),
  ].filter(({ items }) => items.length > 0)
  const best = ({ items: [first] }: PickerSection) => fits.get(first?.id ?? '') ?? 0
  return sections.toSorted((one, other) => best(other) - best(one))
}

/** 0 where a word is missing; a label that holds all words fits better than a description or the name of a section. */
function fitOf(
  { label, description = '', section = '' }: SelectOption,
  text: string,
  words: readonly string[],
): number {
  if (words.length === 0) return 1
  const rank = rankOf(text, label)
  if (rank > 0) return rank + 2
  const own = plain(label)
  if (words.every((word) => own.includes(word))) return 2
  const all = `${own} ${plain(description)} ${plain(section)}`
  return words.every((word) => all.includes(word)) ? 1 : 0
}

/** What Enter chooses where nobody moved into the list. */
export function firstOf(sections: readonly PickerSection[]): SelectOption | undefined {
  return sections.flatMap(({ items }) => items).find(({ isDisabled }) => isDisabled !== true)
}
