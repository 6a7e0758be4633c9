import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Popover, PopoverTrigger } from '../../../ui/Popover/Popover.tsx'
import { chooseSource, clausesOf, isGrouped, setFields, type QueryStep } from '../../../models/question/index.ts'
import { beginWith } from '../state/begin-with.ts'
import { AddButton } from './AddButton.tsx'
import { useBuilding } from './context.ts'
import { FieldsEditor } from './FieldsEditor.tsx'
import { SourcePicker } from './SourcePicker.tsx'
import { Token } from './Token.tsx'

/** What the first stage reads, and which of its columns come along. */
export function SourceStep({ step }: { step: QueryStep }) {
  const { query, edit, columnsOf } = useBuilding()
  const client = useQueryClient()
  const [item] = step.items
  const columns = columnsOf('fields', 0)
  const hasFields = clausesOf(query, 0, 'fields').length > 0
  return (
    <>
      <Token label={item?.label || t('Choose data')} errors={item?.errors ?? []} isBare>
        {(close) => (
          <SourcePicker
            label={t('Data')}
            onChange={(chosen) => {
              close()
              void beginWith(client, chosen).then(({ dataset_query }) =>
                edit(t('Start from {name}', { name: chosen.name }), (before) => chooseSource(before, dataset_query)),
              )
            }}
          />
        )}
      </Token>
      {!hasFields && !isGrouped(query.stages[0]) && columns.length > 1 && (
        <AddButton label={t('Choose columns')} isBare>
          {() => (
            <FieldsEditor
              columns={columns}
              fields={null}
              onChange={(next) => edit(t('Choose columns'), (before) => setFields(before, 0, next))}
            />
          )}
        </AddButton>
      )}
    </>
  )
}

/** Where nothing is chosen yet: the picker is the page. */
export function FirstSource({ onChoose }: { onChoose: Parameters<typeof SourcePicker>[0]['onChange'] }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <PopoverTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button icon="table" variant="primary">
        {t('Choose data')}
      </Button>
      <Popover label={t('Data')} isBare>
        <SourcePicker label={t('Data')} onChange={onChoose} />
      </Popover>
    </PopoverTrigger>
  )
}
