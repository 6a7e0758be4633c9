/** The forms that values are chosen in. They are loaded when somebody opens them. */
import type { ComponentType } from 'react'
import type { Parameter } from '../../api/card.ts'
import type { EditorName } from '../types/filter-type.ts'
import type { ValueSource } from '../types/source.ts'

export interface EditorProps {
  parameter: Parameter
  value: unknown
  source: ValueSource
  onChange(value: unknown): void
  close(): void
}

interface FilterEditor {
  /** It fills its window up to the border. */
  isBare: boolean
  load(): Promise<ComponentType<EditorProps>>
}

export const EDITORS: Readonly<Record<EditorName, FilterEditor>> = {
  choice: { isBare: true, load: async () => (await import('./ChoiceEditor.tsx')).ChoiceEditor },
  date: { isBare: false, load: async () => (await import('./DateEditor.tsx')).DateEditor },
  number: { isBare: false, load: async () => (await import('./NumberEditor.tsx')).NumberEditor },
  range: { isBare: false, load: async () => (await import('./RangeEditor.tsx')).RangeEditor },
  text: { isBare: false, load: async () => (await import('./TextEditor.tsx')).TextEditor },
  unit: { isBare: true, load: async () => (await import('./UnitEditor.tsx')).UnitEditor },
  'yes-no': { isBare: true, load: async () => (await import('./YesNoEditor.tsx')).YesNoEditor },
}
