import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { tablesOptions } from '../../../../api/database.ts'
import { changeSegment, createSegment, type Segment } from '../../../../api/segment.ts'
import { t } from '../../../../i18n/t.ts'
import { sameJson } from '../../../../lib/same-json.ts'
import { urls } from '../../../../lib/urls.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Field, Form, TextArea, TextInput } from '../../../../ui/Form/index.ts'
import { Link } from '../../../../ui/Link/Link.tsx'
import { PickerButton } from '../../../../ui/Picker/index.ts'
import { Problem } from '../../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../../ui/Skeleton/Skeleton.tsx'
import { toast } from '../../../../ui/Toast/index.ts'
import { RetireDialog } from './RetireDialog.tsx'
import { RowCount } from './RowCount.tsx'
import styles from '../metadata.module.css'

type Definition = Segment['definition']

const TableFilter = lazy(async () => ({ default: (await import('../../../question/index.ts')).TableFilter }))

interface SegmentFormProps {
  /** Undefined for a new one. */
  segment: Segment | undefined
  tableId: number | undefined
}

/** What a segment is called, and which rows are in it. */
export function SegmentForm({ segment, tableId }: SegmentFormProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { data: tables = [] } = useQuery(tablesOptions)
  const [tableChosen, setTable] = useState(tableId)
  const [name, setName] = useState(segment?.name ?? '')
  const [description, setDescription] = useState(segment?.description ?? '')
  const [definition, setDefinition] = useState<Definition | null>(segment?.definition ?? null)
  const [reason, setReason] = useState('')
  const [isRetiring, setRetiring] = useState(false)
  const table = tables.find(({ id }) => id === tableChosen)
  const isNew = segment === undefined
  const isChanged =
    isNew ||
    name !== segment.name ||
    description !== (segment.description ?? '') ||
    !sameJson(definition, segment.definition)
  const isReady = name.trim() !== '' && definition !== null && isChanged && (isNew || reason.trim() !== '')

  const saving = useMutation({
    mutationFn: () => {
      const body = { name: name.trim(), description: description.trim() || null, definition: definition ?? {} }
      return isNew
        ? createSegment({ ...body, table_id: tableChosen ?? 0 })
        : changeSegment(segment.id, { ...body, revision_message: reason.trim() })
    },
    onSuccess: async () => {
      toast({ text: t('Saved: {label}', { label: name.trim() }) })
      await Promise.all(['segment', 'table', 'database'].map((key) => client.invalidateQueries({ queryKey: [key] })))
      await navigate({ href: urls.segments })
    },
  })
  return (
    <div className={styles.segment}>
      <div className={styles.tools}>
        <Link icon="arrow-left" href={urls.segments}>
          {t('All segments')}
        </Link>
        <span className={styles.gap} />
        {!isNew && (
          <Button icon="archive" onPress={() => setRetiring(true)}>
            {t('Retire')}
          </Button>
        )}
      </div>
      <Form onSubmit={() => isReady && saving.mutate()}>
        <h2>{isNew ? t('New segment') : segment.name}</h2>
        {saving.error !== null && (
          <Problem isSmall title={t('The segment could not be saved')}>
            {saving.error.message}
          </Problem>
        )}
        <TextInput label={t('Name')} autoFocus={isNew} value={name} onChange={setName} isRequired />
        <TextArea label={t('Description')} isOptional value={description} onChange={setDescription} />
        {isNew && (
          <Field label={t('Table')}>
            <PickerButton
              isWide
              label={t('Table')}
              placeholder={t('Choose a table')}
              options={tables.map(({ id, display_name, schema }) => ({
                id: String(id),
                label: display_name,
                ...(schema && { description: schema }),
              }))}
              value={tableChosen === undefined ? null : String(tableChosen)}
              onChange={(id) => {
                setTable(Number(id))
                setDefinition(null)
              }}
            />
          </Field>
        )}
        {table !== undefined && (
          <Field
            label={t('Rows in the segment')}
            help={definition === null ? t('Add at least one filter.') : undefined}
          >
            <Suspense fallback={<Skeleton height={40} />}>
              <TableFilter
                key={table.id}
                database={table.db_id}
                table={Number(table.id)}
                initial={segment?.definition ?? null}
                onChange={setDefinition}
              />
            </Suspense>
            {definition !== null && <RowCount database={table.db_id} definition={definition} />}
          </Field>
        )}
        {!isNew && isChanged && (
          <TextInput
            label={t('What you changed and why')}
            help={t('Appears in the segment’s history.')}
            value={reason}
            onChange={setReason}
            isRequired
          />
        )}
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" isDisabled={!isReady} isPending={saving.isPending}>
            {isNew ? t('Create segment') : t('Save')}
          </Button>
        </div>
      </Form>
      {!isNew && (
        <RetireDialog
          segment={segment}
          isOpen={isRetiring}
          onOpenChange={setRetiring}
          onRetired={() => void navigate({ href: urls.segments })}
        />
      )}
    </div>
  )
}
