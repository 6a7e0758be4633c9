import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { createDatabase } from '../../../api/database-admin.ts'
import { propertiesOptions } from '../../../api/session.ts'
import { t } from '../../../i18n/t.ts'
import { urls } from '../../../lib/urls.ts'
import { TextInput } from '../../../ui/Form/index.ts'
import { Page } from '../../../ui/Page/Page.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { enginesIn } from './engines.ts'
import { ConnectionForm } from './form/ConnectionForm.tsx'
import { EngineChoice } from './form/EngineChoice.tsx'
import { readUri } from './form/uri.ts'
import styles from './databases.module.css'

/** Connects a database: its engine, then what the engine asks for. */
export function NewDatabasePage() {
  const { data: properties } = useQuery(propertiesOptions)
  const client = useQueryClient()
  const router = useRouter()
  const engines = enginesIn(properties)
  const [engine, setEngine] = useState<string | null>(null)
  const [uri, setUri] = useState('')
  const pasted = readUri(uri, engines)
  const chosen = pasted?.engine ?? engine
  const fields = chosen === null ? undefined : engines[chosen]?.['details-fields']
  return (
    <Page title={t('Connect a database')} crumbs={[{ label: t('Databases'), href: urls.databases }]}>
      <div className={styles.column}>
        {properties === undefined && <Skeleton height={320} radius="card" />}
        {properties !== undefined && (
          <section className={styles.card}>
            <EngineChoice
              engines={engines}
              value={chosen}
              onChange={(next) => {
                setEngine(next)
                setUri('')
              }}
            />
            <TextInput
              label={t('Connection URI')}
              isOptional
              isMono
              autoComplete="off"
              placeholder="postgresql://user:password@host:5432/database"
              help={t('Paste the one that your host shows: it chooses the engine and fills the form.')}
              error={
                uri.trim() !== '' && pasted === null
                  ? t('This is not the URI of an engine that is available here.')
                  : undefined
              }
              value={uri}
              onChange={setUri}
            />
          </section>
        )}
        {chosen !== null && fields !== undefined && (
          <ConnectionForm
            // What a URI says is the form's beginning, so another URI begins another form.
            key={`${chosen} ${pasted === null ? '' : uri}`}
            engine={chosen}
            fields={fields}
            start={{ name: nameIn(pasted?.values), details: pasted?.values ?? {} }}
            action={t('Connect')}
            onSave={async (body) => {
              const made = await createDatabase(body)
              await client.invalidateQueries({ queryKey: ['database'] })
              void router.navigate({ href: urls.databaseSettings(made) })
            }}
          />
        )}
      </div>
    </Page>
  )
}

function nameIn(values: Readonly<Record<string, unknown>> = {}): string {
  const name = values['dbname'] ?? values['db']
  return typeof name === 'string' ? name : ''
}
