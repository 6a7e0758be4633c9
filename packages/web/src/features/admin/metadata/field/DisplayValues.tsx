import { useQuery } from '@tanstack/react-query'
import { tableMetadataOptions } from '../../../../api/database.ts'
import type { Dimension, ManagedField, ManagedTable } from '../../../../api/table.ts'
import { t } from '../../../../i18n/t.ts'
import { PickerButton } from '../../../../ui/Picker/index.ts'
import { Field } from '../../../../ui/Form/index.ts'
import { RadioGroup, Radio } from '../../../../ui/Choice/index.ts'
import { mayHaveWords, shownAs, type ShownAs } from '../model/display.ts'
import type { ChangeFields } from '../use-fields.ts'
import { OwnWords } from './OwnWords.tsx'
import { SheetPart } from './SheetPart.tsx'
import { useWords } from './use-words.ts'

interface DisplayValuesProps {
  table: ManagedTable
  field: ManagedField
  change: ChangeFields
}

/** What stands in results in place of the stored values: themselves, a column behind the key, or words of people. */
export function DisplayValues({ table, field, change }: DisplayValuesProps) {
  const targetTable = field.target?.table_id
  const { data: other } = useQuery({ ...tableMetadataOptions(targetTable ?? 0), enabled: targetTable !== undefined })
  const words = useWords(table.id, field)
  const canWord = mayHaveWords(field)
  if (targetTable === undefined && !canWord) return null

  const now = shownAs(field)
  const shownId = field.dimensions[0]?.human_readable_field_id ?? null
  const columns = (other?.fields ?? []).filter(({ visibility_type }) => visibility_type === 'normal')
  const dimension = (shown: number): readonly Dimension[] => [
    { type: 'external', name: field.display_name, human_readable_field_id: shown },
  ]
  function choose(next: ShownAs): void {
    if (next === now) return
    if (next === 'words') return void words.begin()
    if (now === 'words') return void words.end()
    const named =
      columns.find(({ semantic_type }) => semantic_type === 'type/Name') ?? columns.find(isText) ?? columns[0]
    if (next === 'original') void change([field], { dimensions: [] })
    else if (named !== undefined) void change([field], { dimensions: dimension(named.id) })
  }
  return (
    <SheetPart title={t('Shown values')}>
      <RadioGroup aria-label={t('Shown values')} value={now} onChange={(id) => choose(id as ShownAs)}>
        <Radio value="original">{t('Original values')}</Radio>
        {targetTable !== undefined && (
          <Radio
            value="other"
            help={t('Such as a person’s name instead of a number')}
            isDisabled={columns.length === 0}
          >
            {other === undefined
              ? t('A field of the other table')
              : t('A field of {table}', { table: other.display_name })}
          </Radio>
        )}
        {canWord && <Radio value="words">{t('Custom labels')}</Radio>}
      </RadioGroup>
      {now === 'other' && (
        <Field label={t('Displayed field')}>
          <PickerButton
            isWide
            label={t('Displayed field')}
            options={columns.map(({ id, display_name }) => ({ id: String(id), label: display_name }))}
            value={shownId === null ? null : String(shownId)}
            onChange={(id) => Number(id) !== shownId && void change([field], { dimensions: dimension(Number(id)) })}
          />
        </Field>
      )}
      {now === 'words' && <OwnWords field={field} onSave={words.save} />}
    </SheetPart>
  )
}

const isText = ({ base_type }: { base_type: string }) => base_type === 'type/Text'
