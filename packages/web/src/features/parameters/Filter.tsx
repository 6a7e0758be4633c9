import { useState, type ReactNode } from 'react'
import type { Parameter } from '../../api/card.ts'
import { t } from '../../i18n/t.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { IconButton } from '../../ui/Button/IconButton.tsx'
import { Popover, PopoverTrigger } from '../../ui/Popover/Popover.tsx'
import { ChoiceEditor } from './editors/ChoiceEditor.tsx'
import { DateEditor } from './editors/DateEditor.tsx'
import { NumberEditor } from './editors/NumberEditor.tsx'
import { TextEditor } from './editors/TextEditor.tsx'
import { UnitEditor } from './editors/UnitEditor.tsx'
import { valueSentence } from './say.ts'
import type { ValueSource } from './source.ts'
import { isEmpty } from './values.ts'
import styles from './FilterBar.module.css'

interface FilterProps {
  parameter: Parameter
  value: unknown
  source: ValueSource
  onChange(value: unknown): void
}

/** A filter as a button that says its value and opens its editor. */
export function Filter({ parameter, value, source, onChange }: FilterProps) {
  const [isOpen, setOpen] = useState(false)
  const sentence = valueSentence(parameter, value)
  const mayClear = !isEmpty(value) && parameter.required !== true
  const editor = editorOf({ parameter, value, source, onChange, close: () => setOpen(false) })
  return (
    <div className={styles.filter}>
      <PopoverTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <Button iconAfter={mayClear ? undefined : 'chevron-down'}>
          <span className={styles.button}>
            <span className={styles.name}>{parameter.name} </span>
            {sentence}
          </span>
        </Button>
        <Popover label={parameter.name} isBare={editor.isBare}>
          {editor.content}
        </Popover>
      </PopoverTrigger>
      {mayClear && (
        <IconButton
          icon="close"
          label={t('Clear {name}', { name: parameter.name })}
          onPress={() => onChange(null)}
          isSmall
        />
      )}
    </div>
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
