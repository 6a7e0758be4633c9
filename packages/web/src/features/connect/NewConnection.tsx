import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createDatabase, type ManagedDatabase } from '../../api/database-admin.ts'
import { propertiesOptions } from '../../api/session.ts'
import { t } from '../../i18n/t.ts'
import { TextInput } from '../../ui/Form/index.ts'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { ConnectionForm } from './ConnectionForm.tsx'
import { EngineChoice } from './EngineChoice.tsx'
import { enginesIn } from './engines.ts'
import { readUri } from './uri.ts'
import styles from './connect.module.css'

interface NewConnectionProps {
  onConnected(made: ManagedDatabase): void
}

/** Connects a database: its engine, then what the engine asks for. A URI or the path of a file says both at once. */
export function NewConnection({ onConnected }: NewConnectionProps) {
  const { data: properties } = useQuery(propertiesOptions)
  const client = useQueryClient()
  const engines = enginesIn(properties)
  const [engine, setEngine] = useState<string | null>(null)
  const [uri, setUri] = useState('')
  const [isTyping, setTyping] = useState(false)
  const pasted = readUri(uri, engines)
  const chosen = pasted?.engine ?? engine
  const fields = chosen === null ? undefined : engines[chosen]?.['details-fields']
  if (properties === undefined) return <Skeleton height={320} radius="card" />
  return (
    <div className={styles.column}>
      <section className={styles.card} aria-label={t('Engine')}>
        <EngineChoice
          engines={engines}
          value={chosen}
          onChange={(next) => {
            setEngine(next)
            setUri('')
          }}
        />
        <TextInput
          label={t('Connection URI or file')}
          isOptional
          isMono
          autoComplete="off"
          placeholder="postgresql://user:password@host:5432/database"
          help={t(
            'Paste the URI that your provider shows, or the path of a SQLite or DuckDB file, to fill in the form.',
          )}
          error={
            uri.trim() !== '' && pasted === null && !isTyping
              ? t(
                  'This is neither the URI of an engine that is available here nor the path of a SQLite or DuckDB file.',
                )
              : undefined
          }
          value={uri}
          onChange={setUri}
          onFocusChange={setTyping}
        />
      </section>
      {chosen !== null && fields !== undefined && (
        <ConnectionForm
          // What a URI says is the form's beginning, so another URI begins another form.
          key={`${chosen} ${pasted === null ? '' : uri}`}
          engine={chosen}
          fields={fields}
          start={{ name: '', details: pasted?.values ?? {} }}
          action={t('Connect')}
          onSave={async (body) => {
            const made = await createDatabase(body)
            await client.invalidateQueries({ queryKey: ['database'] })
            onConnected(made)
          }}
        />
      )}
    </div>
  )
}
