import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { discardFieldValues, rescanFieldValues } from '../../../../api/field.ts'
import type { ManagedField, ManagedTable } from '../../../../api/table.ts'
import { t } from '../../../../i18n/t.ts'
import { urls } from '../../../../lib/urls.ts'
import { useCommitted } from '../../../../lib/fields/use-committed.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { IconButton } from '../../../../ui/Button/IconButton.tsx'
import { Switch } from '../../../../ui/Choice/index.ts'
import { Field, TextArea, TextInput } from '../../../../ui/Form/index.ts'
import { Select } from '../../../../ui/Select/Select.tsx'
import { Sheet } from '../../../../ui/Sheet/Sheet.tsx'
import { toast } from '../../../../ui/Toast/index.ts'
import { MeaningPicker } from '../fields/MeaningPicker.tsx'
import { AS_STORED, castsOf } from '../model/casts.ts'
import { fieldVisibilities, widgets } from '../../../../models/metadata/index.ts'
import { useFields, type ChangeFields } from '../use-fields.ts'
import { DisplayValues } from './DisplayValues.tsx'
import { FormatPart } from './FormatPart.tsx'
import { SheetPart } from './SheetPart.tsx'
import styles from '../metadata.module.css'

interface FieldSheetProps {
  table: ManagedTable
  /** The field shown; nothing is shown without one. */
  fieldId: number | undefined
}

/** All settings of a field, with the ones before and after it a press away. */
export function FieldSheet({ table, fieldId }: FieldSheetProps) {
  const navigate = useNavigate()
  const change = useFields(table.id)
  const at = table.fields.findIndex(({ id }) => id === fieldId)
  const field = table.fields[at]
  const go = (id?: number) => void navigate({ href: urls.tableMetadata(table.id, id), replace: fieldId !== undefined })
  const step = (by: -1 | 1) => {
    const next = table.fields[at + by]
    return { isDisabled: next === undefined, onPress: () => next !== undefined && go(next.id) }
  }
  return (
    <Sheet
      title={field?.display_name ?? t('Field')}
      isOpen={field !== undefined}
      onOpenChange={(isOpen) => !isOpen && go()}
      width={480}
      actions={
        <>
          <IconButton icon="chevron-up" label={t('Previous field')} {...step(-1)} />
          <IconButton icon="chevron-down" label={t('Next field')} {...step(1)} />
        </>
      }
    >
      {field !== undefined && <Parts key={field.id} table={table} field={field} change={change} />}
    </Sheet>
  )
}

interface PartsProps {
  table: ManagedTable
  field: ManagedField
  change: ChangeFields
}

function Parts({ table, field, change }: PartsProps) {
  const set = (edit: Parameters<ChangeFields>[1]) => void change([field], edit)
  const name = useCommitted(field.display_name, (text) => text !== '' && set({ display_name: text }), {
    draft: `field ${field.id} name`,
  })
  const description = useCommitted(field.description ?? '', (text) => set({ description: text === '' ? null : text }), {
    isLong: true,
    draft: `field ${field.id} description`,
  })
  // What Escape left is there again, and is said to wait.
  const [hadDraft] = useState({
    name: name.value !== field.display_name,
    description: description.value !== (field.description ?? ''),
  })
  const helpFor = (isOpen: boolean) => (isOpen ? { help: t('Not saved yet. Leave the field to save it.') } : {})
  const casts = castsOf(field.base_type)
  const canUnfold = field.base_type === 'type/JSON' && (table.db.features ?? []).includes('nested-field-columns')
  return (
    <div className={styles.parts}>
      <p className={styles.facts}>
        <code>{field.name}</code> <code>{field.database_type}</code>
      </p>
      <SheetPart title={t('About this field')}>
        <TextInput label={t('Name')} {...name} {...helpFor(hadDraft.name && name.value !== field.display_name)} />
        <TextArea
          label={t('Description')}
          {...description}
          {...helpFor(hadDraft.description && description.value !== (field.description ?? ''))}
        />
        <Field label={t('Type')}>
          <MeaningPicker table={table} field={field} change={change} />
        </Field>
        {casts.length > 0 && (
          <Select
            label={t('Read as')}
            options={casts}
            value={field.coercion_strategy ?? AS_STORED}
            onChange={(id) => set({ coercion_strategy: id === AS_STORED ? null : id })}
          />
        )}
        {canUnfold && (
          <Switch
            isSelected={field.json_unfolding}
            help={t('Each key of the JSON becomes a field.')}
            onChange={(json_unfolding) => set({ json_unfolding })}
          >
            {t('Unfold into fields')}
          </Switch>
        )}
      </SheetPart>
      <SheetPart title={t('Visibility')}>
        <Select
          label={t('Visibility')}
          options={fieldVisibilities(field.visibility_type)}
          value={field.visibility_type}
          onChange={(visibility_type) => set({ visibility_type })}
        />
        <Select
          label={t('Filters show')}
          options={widgets()}
          value={field.has_field_values}
          onChange={(has_field_values) => set({ has_field_values })}
        />
        {field.has_field_values === 'list' && <ValueTools field={field} />}
      </SheetPart>
      <DisplayValues table={table} field={field} change={change} />
      <FormatPart field={field} change={change} />
    </div>
  )
}

function ValueTools({ field }: { field: ManagedField }) {
  const client = useQueryClient()
  const run = useMutation({
    mutationFn: ({ what }: { what(id: number): Promise<unknown>; done: string }) => what(field.id),
    onSuccess: async (_, { done }) => {
      toast({ text: done })
      await client.invalidateQueries({ queryKey: ['field', field.id] })
    },
    onError: ({ message }) => toast({ text: message, tone: 'bad' }),
  })
  return (
    <div className={styles.buttons}>
      <Button
        isSmall
        icon="refresh"
        onPress={() => run.mutate({ what: rescanFieldValues, done: t('The values for filters are being read.') })}
      >
        {t('Refresh values')}
      </Button>
      <Button
        isSmall
        icon="trash"
        onPress={() => run.mutate({ what: discardFieldValues, done: t('The filter values were discarded.') })}
      >
        {t('Discard the values')}
      </Button>
    </div>
  )
}
