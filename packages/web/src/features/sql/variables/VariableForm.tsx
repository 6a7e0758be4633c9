import { useQuery } from '@tanstack/react-query'
import type { Parameter } from '../../../api/card.ts'
import { fieldOptions } from '../../../api/field.ts'
import type { ValueSource } from '../../../filters/index.ts'
import { t } from '../../../i18n/t.ts'
import { IconButton } from '../../../ui/Button/IconButton.tsx'
import { Switch } from '../../../ui/Choice/index.ts'
import { TextInput } from '../../../ui/Form/index.ts'
import { Select } from '../../../ui/Select/Select.tsx'
import { fieldOf, retyped, tagTypes, widgetsFor, type Choice, type Tag, type TagType } from '../model/index.ts'
import { DefaultInput } from './DefaultInput.tsx'
import { FieldPicker } from './FieldPicker.tsx'
import { SourceForm } from './SourceForm.tsx'
import styles from './variables.module.css'

interface VariableFormProps {
  tag: Tag
  parameter: Parameter
  source: ValueSource
  choice: Choice
  database: number | null
  isReadOnly: boolean
  isFirst: boolean
  isLast: boolean
  onTag(tag: Tag): void
  onChoice(choice: Choice): void
  onMove(by: -1 | 1): void
}

/** What a variable is, what it is called, and which values it takes. */
export function VariableForm(props: VariableFormProps) {
  const { tag, parameter, source, choice, database, isReadOnly, isFirst, isLast, onTag, onChoice, onMove } = props
  const field = fieldOf(tag)
  const hasField = tag.type === 'dimension' || tag.type === 'temporal-unit'
  const { data: known } = useQuery({ ...fieldOptions(field ?? 0), enabled: hasField && field !== undefined })
  const widgets = known === undefined ? [] : widgetsFor(known)
  return (
    <section className={styles.variable} aria-label={tag.name}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <code>{tag.name}</code>
        </h3>
        {!isReadOnly && !(isFirst && isLast) && (
          <>
            <IconButton
              icon="chevron-up"
              label={t('Move {name} up', { name: tag.name })}
              isDisabled={isFirst}
              onPress={() => onMove(-1)}
              isSmall
            />
            <IconButton
              icon="chevron-down"
              label={t('Move {name} down', { name: tag.name })}
              isDisabled={isLast}
              onPress={() => onMove(1)}
              isSmall
            />
          </>
        )}
      </div>
      <Select
        label={t('Type')}
        options={tagTypes()}
        value={tag.type as TagType}
        isDisabled={isReadOnly}
        onChange={(type) => onTag(retyped(tag, type))}
      />
      {hasField && database !== null && (
        <FieldPicker
          database={database}
          field={field}
          isTemporal={tag.type === 'temporal-unit'}
          isDisabled={isReadOnly}
          onChange={(chosen) => {
            const widget = widgetsFor(chosen)[0]?.id ?? 'category'
            onTag({
              ...tag,
              dimension: ['field', chosen.id, null],
              ...(tag.type === 'dimension' && { 'widget-type': widget }),
            })
          }}
        />
      )}
      {tag.type === 'dimension' && widgets.length > 1 && (
        <Select
          label={t('Kind of filter')}
          options={widgets}
          value={tag['widget-type'] ?? null}
          isDisabled={isReadOnly}
          onChange={(widget) => {
            const { default: _default, ...rest } = tag
            onTag({ ...rest, 'widget-type': widget } as Tag)
          }}
        />
      )}
      <TextInput
        label={t('Label')}
        value={tag['display-name']}
        isDisabled={isReadOnly}
        onChange={(name) => onTag({ ...tag, 'display-name': name })}
      />
      <DefaultInput {...{ tag, parameter, source, isReadOnly, onTag }} />
      <SourceForm tag={tag} choice={choice} isReadOnly={isReadOnly} onChoice={onChoice} />
      <Switch
        isSelected={tag.required === true}
        isDisabled={isReadOnly}
        onChange={(required) => {
          const { required: _required, ...rest } = tag
          onTag((required ? { ...rest, required } : rest) as Tag)
        }}
      >
        {t('Required')}
      </Switch>
    </section>
  )
}
