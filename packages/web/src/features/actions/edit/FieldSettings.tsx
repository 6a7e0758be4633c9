import { t } from '../../../i18n/t.ts'
import { textOf, sentValues, type ActionField, type InputType } from '../../../models/action/index.ts'
import { Badge } from '../../../ui/Badge/Badge.tsx'
import { IconButton } from '../../../ui/Button/IconButton.tsx'
import { Switch } from '../../../ui/Choice/index.ts'
import { FormRow, TextArea, TextInput } from '../../../ui/Form/index.ts'
import type { IconName } from '../../../ui/Icon/Icon.tsx'
import { Select } from '../../../ui/Select/Select.tsx'
import { FieldInput } from '../../action-form/index.ts'
import { optionsOfText, textOfOptions, type FieldChange } from './draft.ts'
import styles from '../actions.module.css'

interface FieldSettingsProps {
  field: ActionField
  /** Its values go into a column, which has a type. */
  isRow: boolean
  isFirst: boolean
  isLast: boolean
  onMove(by: -1 | 1): void
  onChange(change: FieldChange): void
}

/** One field: closed its name and what is special about it, opened all that can be set. */
export function FieldSettings({ field, isRow, isFirst, isLast, onMove, onChange }: FieldSettingsProps) {
  const { title, isRequired, isHidden, isKey } = field
  return (
    <li className={styles.field}>
      <details>
        <summary className={styles.summary}>
          <span className={styles.fieldName}>{title}</span>
          {isKey && <Badge>{t('Key')}</Badge>}
          {isRequired && !isKey && <Badge>{t('Required')}</Badge>}
          {isHidden && <Badge>{t('Hidden')}</Badge>}
        </summary>
        <div className={styles.fieldBody}>
          <Texts field={field} onChange={onChange} />
          <InputSettings field={field} isRow={isRow} onChange={onChange} />
          {!isKey && <Switches field={field} onChange={onChange} />}
        </div>
      </details>
      <span className={styles.moves}>
        <IconButton
          icon="chevron-up"
          label={t('Move {name} up', { name: title })}
          isSmall
          isDisabled={isFirst}
          onPress={() => onMove(-1)}
        />
        <IconButton
          icon="chevron-down"
          label={t('Move {name} down', { name: title })}
          isSmall
          isDisabled={isLast}
          onPress={() => onMove(1)}
        />
      </span>
    </li>
  )
}

type PartProps = Pick<FieldSettingsProps, 'field' | 'onChange'>

function Switches({ field: { isRequired, isHidden }, onChange }: PartProps) {
  return (
    <>
      <Switch isSelected={isRequired} onChange={(required) => onChange({ required })}>
        {t('Required')}
      </Switch>
      <Switch
        isSelected={isHidden}
        onChange={(hidden) => onChange({ hidden })}
        help={t('The form does not ask for it. It takes its default.')}
      >
        {t('Hidden')}
      </Switch>
    </>
  )
}

function Texts({ field, onChange }: PartProps) {
  return (
    <>
      <FormRow>
        <TextInput label={t('Label')} value={field.title} onChange={(title) => onChange({ title })} />
        <TextInput
          label={t('Placeholder')}
          isOptional
          value={field.placeholder}
          onChange={(placeholder) => onChange({ placeholder })}
        />
      </FormRow>
      <TextInput
        label={t('Help')}
        isOptional
        value={field.description}
        onChange={(description) => onChange({ description })}
      />
    </>
  )
}

function InputSettings({ field, isRow, onChange }: PartProps & { isRow: boolean }) {
  const { input, isKey } = field
  return (
    <>
      <Select
        label={t('Type')}
        options={inputs(isRow ? input : null)}
        value={input}
        onChange={(inputType) => onChange({ inputType })}
      />
      {(input === 'select' || input === 'radio') && (
        <TextArea
          label={t('Choices')}
          defaultValue={textOfOptions(field)}
          help={t('One per line. Write “value | label” to show a text other than the value.')}
          onChange={(text) => onChange({ valueOptions: optionsOfText(text) ?? [] })}
        />
      )}
      {!isKey && (
        <FieldInput
          field={{ ...field, title: t('Default'), description: '', isRequired: false }}
          value={textOf(field, field.defaultValue)}
          isFixed={false}
          marksOptional
          isFirst={false}
          onChange={(text) => onChange({ defaultValue: sentValues([field], { [field.id]: text })[field.id] })}
        />
      )}
    </>
  )
}

const TYPES: readonly (readonly [InputType, IconName, () => string])[] = [
  ['string', 'text', () => t('Text')],
  ['text', 'text', () => t('Long text')],
  ['number', 'number', () => t('Number')],
  ['date', 'date', () => t('Date')],
  ['time', 'time', () => t('Time')],
  ['datetime', 'calendar', () => t('Date and time')],
  ['boolean', 'boolean', () => t('Yes or no')],
  ['select', 'chevrons-up-down', () => t('List')],
  ['radio', 'check', () => t('Radio buttons')],
]

/** @param own Of a column; a choice, a text and what the column is are all that fit it. */
function inputs(own: InputType | null) {
  const fitting = (id: InputType) => own === null || id === own || ['string', 'text', 'select', 'radio'].includes(id)
  return TYPES.filter(([id]) => fitting(id)).map(([id, icon, label]) => ({ id, icon, label: label() }))
}
