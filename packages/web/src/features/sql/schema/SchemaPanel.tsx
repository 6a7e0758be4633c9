import { useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { Segmented } from '../../../ui/Segmented/Segmented.tsx'
import { ModelList } from './ModelList.tsx'
import { SnippetList } from './SnippetList.tsx'
import { TableDetail } from './TableDetail.tsx'
import { TableList } from './TableList.tsx'
import styles from './schema.module.css'

interface SchemaPanelProps {
  database: number
  engine: string
  /** Writes at the cursor. */
  onInsert(text: string): void
}

type Kind = 'tables' | 'models' | 'snippets'

/** What SQL can name: tables with their columns, models, snippets. */
export function SchemaPanel({ database, engine, onInsert }: SchemaPanelProps) {
  const [kind, setKind] = useState<Kind>('tables')
  const [table, setTable] = useState<string | null>(null)
  return (
    <div className={styles.panel}>
      <div className={styles.kinds}>
        <Segmented
          label={t('List content')}
          segments={[
            { id: 'tables', label: t('Tables') },
            { id: 'models', label: t('Models') },
            { id: 'snippets', label: t('Snippets') },
          ]}
          value={kind}
          onChange={setKind}
          isWide
        />
      </div>
      {kind === 'models' && <ModelList database={database} onInsert={onInsert} />}
      {kind === 'snippets' && <SnippetList onInsert={onInsert} />}
      {kind === 'tables' && table === null && <TableList key={database} database={database} onOpen={setTable} />}
      {kind === 'tables' && table !== null && (
        <TableDetail id={table} engine={engine} onBack={() => setTable(null)} onInsert={onInsert} />
      )}
    </div>
  )
}
