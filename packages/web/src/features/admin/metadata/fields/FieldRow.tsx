import { useRef, type DragEvent, type KeyboardEvent } from 'react'
import type { ManagedField, ManagedTable } from '../../../../api/table.ts'
import { t } from '../../../../i18n/t.ts'
import { isTextField } from '../../../../lib/keys.ts'
import { IconButton } from '../../../../ui/Button/IconButton.tsx'
import { Checkbox } from '../../../../ui/Choice/index.ts'
import { Icon } from '../../../../ui/Icon/Icon.tsx'
import { Select } from '../../../../ui/Select/Select.tsx'
import { iconOfField } from '../../../browse/index.ts'
import { fieldVisibilities } from '../../../../models/metadata/index.ts'
import type { ChangeFields } from '../use-fields.ts'
import { CellInput } from './CellInput.tsx'
import { MeaningPicker } from './MeaningPicker.tsx'
import styles from '../metadata.module.css'

interface FieldRowProps {
  table: ManagedTable
  field: ManagedField
  isChosen: boolean
  change: ChangeFields
  onToggle(isRange: boolean): void
  onOpen(): void
  /** Up or down; undefined where rows are not in the table's order. */
  onMove: ((by: -1 | 1) => void) | undefined
  drag: { isOver: boolean; onStart(): void; onOver(): void; onDrop(): void; onEnd(): void }
}

/** A field with what is changed most often; all else is in its sheet. */
export function FieldRow({ table, field, isChosen, change, onToggle, onOpen, onMove, drag }: FieldRowProps) {
  const isRange = useRef(false)
  const { display_name: name, visibility_type: visibility } = field
  function onKeyDown(event: KeyboardEvent): void {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined
    if (event.altKey && by !== undefined) onMove?.(by)
    else if (event.key === 'x' && !isTextField(event.target) && !event.metaKey && !event.ctrlKey) onToggle(false)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <tr
      data-chosen={isChosen || undefined}
      data-dim={visibility !== 'normal' || undefined}
      data-over={drag.isOver || undefined}
      data-field={field.id}
      onKeyDown={onKeyDown}
      onDragOver={(event: DragEvent) => {
        event.preventDefault()
        drag.onOver()
      }}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        drag.onDrop()
      }}
    >
      <td className={styles.mark}>
        {onMove !== undefined && (
          <span
            className={styles.handle}
            draggable
            aria-hidden
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              event.dataTransfer.setData('text/plain', name)
              drag.onStart()
            }}
            onDragEnd={drag.onEnd}
          >
            <Icon name="drag" size={14} />
          </span>
        )}
        <span
          onPointerDownCapture={({ shiftKey }) => (isRange.current = shiftKey)}
          onKeyDownCapture={({ shiftKey }) => (isRange.current = shiftKey)}
        >
          <Checkbox
            aria-label={t('Select {name}', { name })}
            isSelected={isChosen}
            onChange={() => onToggle(isRange.current)}
          />
        </span>
      </td>
      <td className={styles.name}>
        <div className={styles.names}>
          <Icon name={iconOfField(field)} />
          <div>
            <CellInput
              label={t('Name of {name}', { name: field.name })}
              value={name}
              isRequired
              isName
              onCommit={(display_name) => void change([field], { display_name })}
            />
            <code title={`${field.name} · ${field.database_type}`}>{field.name}</code>
          </div>
        </div>
      </td>
      <td>
        <CellInput
          label={t('Description of {name}', { name })}
          value={field.description ?? ''}
          placeholder={t('No description')}
          onCommit={(text) => void change([field], { description: text === '' ? null : text })}
        />
      </td>
      <td>
        <MeaningPicker table={table} field={field} change={change} isQuiet />
      </td>
      <td>
        <Select
          isQuiet
          aria-label={t('Visibility of {name}', { name })}
          options={fieldVisibilities(visibility)}
          value={visibility}
          onChange={(id) => id !== visibility && void change([field], { visibility_type: id })}
        />
      </td>
      <td className={styles.open}>
        <IconButton icon="sliders" label={t('All settings of {name}', { name })} isSmall onPress={onOpen} />
      </td>
    </tr>
  )
}
