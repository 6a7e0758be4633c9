import type { ReactNode, RefObject } from 'react'
import { Popover } from '../../ui/Popover/Popover.tsx'
import { ChoiceEditor } from './editors/ChoiceEditor.tsx'
import { DateEditor } from './editors/DateEditor.tsx'
import { NumberEditor } from './editors/NumberEditor.tsx'
import { TextEditor } from './editors/TextEditor.tsx'
import { UnitEditor } from './editors/UnitEditor.tsx'
import type { FilterProps } from './Filter.tsx'

interface FilterPopoverProps extends FilterProps {
  anchor: RefObject<Element | null>
  isOpen: boolean
  onOpenChange(isOpen: boolean): void
}

/** The editor of a filter, at its button. */
export function FilterPopover({ anchor, isOpen, onOpenChange, ...filter }: FilterPopoverProps) {
  const editor = editorOf({ ...filter, close: () => onOpenChange(false) })
  return (
    <Popover
      label={filter.parameter.name}
      isBare={editor.isBare}
      anchor={anchor}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      {editor.content}
    </Popover>
  )
}

export interface EditorProps extends FilterProps {
  close(): void
}

function editorOf(props: EditorProps): { content: ReactNode; isBare: boolean } {
  const { type, values_query_type } = props.parameter
  if (type === 'temporal-unit') return { content: <UnitEditor {...props} />, isBare: true }
  if (type.startsWith('date/')) return { content: <DateEditor {...props} />, isBare: false }
  const isExact = /^(?:string|location|number|id|category)(?:\/(?:=|!=|city|state|zip_code|country))?$/.test(type)
  if (type.startsWith('boolean/')) return { content: <UnitEditor {...props} />, isBare: true }
  if (isExact && values_query_type !== 'none') return { content: <ChoiceEditor {...props} />, isBare: true }
  if (type.startsWith('number/')) return { content: <NumberEditor {...props} />, isBare: false }
  return { content: <TextEditor {...props} />, isBare: false }
}
