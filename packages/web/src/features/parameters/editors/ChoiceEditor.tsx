import { useCallback } from 'react'
import { Picker } from '../../../ui/Picker/index.ts'
import type { EditorProps } from '../FilterPopover.tsx'
import { optionsOf } from '../source.ts'
import { isMulti } from '../values.ts'

/** Values of the data to choose from, searched where the data are. */
export function ChoiceEditor({ parameter, value, source, onChange, close }: EditorProps) {
  const { id, type, name } = parameter
  const search = useCallback(
    async (text: string, signal: AbortSignal) => optionsOf(await source.find(id, text, signal)),
    [source, id],
  )
  const chosen = value === null ? [] : [value].flat().map(String)
  const known = chosen.map((text) => ({ id: text, label: text }))
  const typed = (text: string) => (type.startsWith('number/') && Number.isFinite(Number(text)) ? Number(text) : text)
  if (isMulti(parameter)) {
    return (
      <Picker
        label={name}
        search={search}
        known={known}
        isMulti
        value={chosen}
        onChange={(texts) => onChange(texts.length === 0 ? null : texts.map(typed))}
      />
    )
  }
  return (
    <Picker
      label={name}
      search={search}
      known={known}
      value={chosen[0] ?? null}
      onChange={(text) => {
        onChange([typed(text)])
        close()
      }}
    />
  )
}
