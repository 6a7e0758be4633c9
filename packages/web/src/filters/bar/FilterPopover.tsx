import { lazy, Suspense, type ComponentType, type RefObject } from 'react'
import { Popover } from '../../ui/Popover/Popover.tsx'
import { EDITORS, type EditorProps } from '../editors/editors.ts'
import type { EditorName } from '../types/filter-type.ts'
import type { Parameter } from '../../api/card.ts'
import { editorOf } from '../types/table.ts'

interface FilterPopoverProps extends Omit<EditorProps, 'close'> {
  anchor: RefObject<Element | null>
  isOpen: boolean
  onOpenChange(isOpen: boolean): void
}

/** The editor of a filter, at its button. */
export function FilterPopover({ anchor, isOpen, onOpenChange, ...filter }: FilterPopoverProps) {
  const name = editorOf(filter.parameter)
  const Editor = lazyOf(name)
  return (
    <Popover
      label={filter.parameter.name}
      isBare={EDITORS[name].isBare}
      anchor={anchor}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Suspense>
        <Editor {...filter} close={() => onOpenChange(false)} />
      </Suspense>
    </Popover>
  )
}

/** A component keeps its state only while it is the same one. */
const known = new Map<EditorName, ComponentType<EditorProps>>()

function lazyOf(name: EditorName): ComponentType<EditorProps> {
  const made = known.get(name) ?? lazy(async () => ({ default: await EDITORS[name].load() }))
  known.set(name, made)
  return made
}

export const loadEditor = (parameter: Parameter): void => void EDITORS[editorOf(parameter)].load()
