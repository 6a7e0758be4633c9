import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { databasesOptions, schemasOptions } from '../../../api/database.ts'
import { putSetting } from '../../../api/setting.ts'
import { makeUploadsDatabase, type UploadsSettings } from '../../../api/uploads.ts'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Form, TextInput } from '../../../ui/Form/index.ts'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Select } from '../../../ui/Select/Select.tsx'
import { toast } from '../../../ui/Toast/index.ts'
import styles from './admin.module.css'

const OFF = 'off'
const NOWHERE: UploadsSettings = { db_id: null, schema_name: null, table_prefix: null }

/** Where uploads go. */
export function PlaceForm({ kept }: { kept: UploadsSettings }) {
  const [place, setPlace] = useState(kept)
  const { saving, making } = useSaving()
  const error = saving.error ?? making.error
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t('Where uploads go')}</h2>
      <Form onSubmit={() => saving.mutate(place.db_id === null ? NOWHERE : place)}>
        <PlaceFields place={place} onChange={setPlace} />
        {error !== null && (
          <Problem isSmall title={t('It could not be saved')}>
            {error.message}
          </Problem>
        )}
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" isPending={saving.isPending}>
            {t('Save')}
          </Button>
          {kept.db_id === null && (
            <Button icon="database" isPending={making.isPending} onPress={() => making.mutate()}>
              {t('Keep uploads in a database of their own')}
            </Button>
          )}
        </div>
      </Form>
    </section>
  )
}

interface PlaceFieldsProps {
  place: UploadsSettings
  onChange(place: UploadsSettings): void
}

function PlaceFields({ place, onChange }: PlaceFieldsProps) {
  const { databases, schemas, needsSchema } = usePlaces(place.db_id)
  const isOn = place.db_id !== null
  const { schema_name: schema, table_prefix: prefix } = place
  return (
    <>
      <Select
        label={t('Database')}
        help={t('Only databases that can take uploads are listed.')}
        options={[
          { id: OFF, label: t('Nowhere: uploads are off') },
          ...databases.map(({ id, name }) => ({ id: String(id), label: name })),
        ]}
        value={isOn ? String(place.db_id) : OFF}
        onChange={(id) => onChange({ ...place, db_id: id === OFF ? null : Number(id), schema_name: null })}
      />
      {isOn && needsSchema && (
        <Select
          label={t('Schema')}
          isRequired
          name="schema"
          options={schemas.map((id) => ({ id, label: id }))}
          value={schema}
          onChange={(next) => onChange({ ...place, schema_name: next })}
        />
      )}
      {isOn && (
        <TextInput
          label={t('Table prefix')}
          help={t('What the names of new tables begin with, such as upload_.')}
          isOptional
          isMono
          maxLength={60}
          value={prefix ?? ''}
          onChange={(text) => onChange({ ...place, table_prefix: text === '' ? null : text })}
        />
      )}
    </>
  )
}

/** Databases that take uploads, and the schemas of the one that is chosen. */
function usePlaces(databaseId: number | null) {
  const { data: all = [] } = useQuery(databasesOptions)
  const databases = all.filter(({ features }) => features?.includes('uploads') === true)
  const chosen = databases.find(({ id }) => id === databaseId)
  const needsSchema = chosen?.features?.includes('schemas') === true
  const { data: schemas = [] } = useQuery({ ...schemasOptions(databaseId ?? 0), enabled: needsSchema })
  return { databases, schemas, needsSchema }
}

/** Keeps a place, or makes one. */
function useSaving() {
  const client = useQueryClient()
  const onSuccess = async () => {
    toast(t('Saved'))
    await client.invalidateQueries()
  }
  return {
    saving: useMutation({ mutationFn: (place: UploadsSettings) => putSetting('uploads-settings', place), onSuccess }),
    making: useMutation({ mutationFn: makeUploadsDatabase, onSuccess }),
  }
}
