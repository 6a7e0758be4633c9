import { useCallback } from 'react'
import { Picker, type PickerOption } from '../../ui/Picker/index.ts'
import type { EditorProps } from './editors.ts'
import { itemsOf } from '../types/parts.ts'
import type { OfferedValues } from '../types/source.ts'
import { filterKindOf, isMulti } from '../types/table.ts'

/** Values of the data to choose from, searched where the data are. */
export function ChoiceEditor({ parameter, value, source, onChange, close }: EditorProps) {
  const { id, name = id } = parameter
  const isNumber = filterKindOf(parameter).id === 'number'
  const search = useCallback(
    async (text: string, signal: AbortSignal) =>
      isNumber ? numbersLike(text, await source.find(id, '', signal)) : optionsOf(await source.find(id, text, signal)),
    [source, id, isNumber],
  )
  const chosen = itemsOf(value).map(String)
  const known = chosen.map((text) => ({ id: text, label: text }))
  if (isMulti(parameter)) {
    return <Picker label={name} search={search} known={known} isMulti value={chosen} onChange={onChange} />
  }
  return (
    <Picker
      label={name}
      search={search}
      known={known}
      value={chosen[0] ?? null}
      onChange={(text) => {
        onChange(text)
        close()
      }}
    />
  )
}

/** Numbers cannot be searched by their digits in the data. Those of the list that hold them, and the one that is typed. */
function numbersLike(text: string, offered: OfferedValues): PickerOption[] {
  const typed = text.trim()
  const found = optionsOf(offered).filter(({ label }) => label.includes(typed))
  const isOwn = typed !== '' && Number.isFinite(Number(typed)) && !found.some((one) => one.id === typed)
  return isOwn ? [{ id: typed, label: typed }, ...found] : found
}

/** A filter has no value that means null. */
function optionsOf({ values }: OfferedValues): PickerOption[] {
  return values
    .filter(([value]) => value !== null)
    .map(([value, label]) => ({ id: String(value ?? ''), label: String(label ?? value ?? '') }))
}
