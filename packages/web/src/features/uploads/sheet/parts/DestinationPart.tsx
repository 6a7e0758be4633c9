import { useQuery } from '@tanstack/react-query'
import { collectionOptions, collectionTreeOptions } from '../../../../api/collection.ts'
import { t } from '../../../../i18n/t.ts'
import { placesFor } from '../../../../models/items/places/index.ts'
import { Radio, RadioGroup } from '../../../../ui/Choice/index.ts'
import { Field, TextInput } from '../../../../ui/Form/index.ts'
import { PickerButton } from '../../../../ui/Picker/index.ts'
import { Select } from '../../../../ui/Select/Select.tsx'
import { withReading } from '../model/draft.ts'
import styles from '../sheet.module.css'
import type { DraftPartProps } from './ColumnsPart.tsx'

/** What becomes of the rows: a new model, or rows of a table that is there. */
export function DestinationPart({ draft, onChange, preview, isFixed }: DraftPartProps & { isFixed: boolean }) {
  const { tables, sheets = [], sheet } = preview
  const [first] = tables
  const isNew = draft.mode === 'create'
  return (
    <section className={styles.part}>
      {sheets.length > 1 && sheet !== undefined && (
        <Select
          label={t('Sheet')}
          options={sheets.map((id) => ({ id, label: id }))}
          value={draft.reading.sheet ?? sheet}
          onChange={(next) => onChange(withReading(draft, { sheet: next }))}
        />
      )}
      {!isFixed && first !== undefined && (
        <RadioGroup
          label={t('What becomes of the rows')}
          help={t('The columns match a table that was uploaded before.')}
          value={draft.mode}
          onChange={(mode) =>
            onChange({
              ...draft,
              mode: mode === 'append' || mode === 'replace' ? mode : 'create',
              table: mode === 'create' ? null : (draft.table ?? first.id),
            })
          }
        >
          <Radio value="create">{t('A new model')}</Radio>
          <Radio value="append">{t('Add them to an uploaded table')}</Radio>
          <Radio value="replace">{t('Replace the rows of an uploaded table')}</Radio>
        </RadioGroup>
      )}
      {!isNew && !isFixed && (
        <Select
          label={t('Table')}
          options={tables.map(({ id, display_name }) => ({ id: String(id), label: display_name }))}
          value={String(draft.table)}
          onChange={(id) => onChange({ ...draft, table: Number(id) })}
        />
      )}
      {draft.mode === 'replace' && <p>{t('The rows that the table has now are deleted.')}</p>}
      {isNew && <NewModel draft={draft} onChange={onChange} preview={preview} />}
    </section>
  )
}

function NewModel({ draft, onChange, preview }: DraftPartProps) {
  const { data: tree = [] } = useQuery(collectionTreeOptions)
  const { data: root } = useQuery(collectionOptions('root'))
  return (
    <div className={styles.pair}>
      <TextInput
        label={t('Model name')}
        value={draft.name ?? preview.name}
        maxLength={254}
        onChange={(name) => onChange({ ...draft, name })}
      />
      <Field label={t('Collection')}>
        <PickerButton
          label={t('Collection')}
          isWide
          options={placesFor(tree, [], root?.can_write === true)}
          value={draft.place}
          onChange={(place) => onChange({ ...draft, place })}
        />
      </Field>
    </div>
  )
}
