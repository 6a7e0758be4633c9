import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { databaseTablesOptions } from '../../../api/database.ts'
import { t } from '../../../i18n/t.ts'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { SearchInput } from '../../../ui/Form/index.ts'
import { List } from '../../../ui/List/List.tsx'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import styles from './schema.module.css'

/** Beyond these one searches. */
const MOST_SHOWN = 200

/** Tables of a database; pressed, one shows its columns. */
export function TableList({ database, onOpen }: { database: number; onOpen(id: string): void }) {
  const [text, setText] = useState('')
  const { data, error, refetch } = useQuery(databaseTablesOptions(database))
  if (error !== null) {
    return (
      <Problem title={t('The tables could not be listed')} onRetry={() => void refetch()} isSmall>
        {error.message}
      </Problem>
    )
  }
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const found = (data ?? []).filter(({ name, display_name, schema }) => {
    const all = `${schema ?? ''} ${name} ${display_name}`.toLocaleLowerCase()
    return words.every((word) => all.includes(word))
  })
  const hasSchemas = new Set((data ?? []).map(({ schema }) => schema)).size > 1
  return (
    <>
      <div className={styles.search}>
        <SearchInput label={t('Search tables')} value={text} onChange={setText} />
      </div>
      <div className={styles.list}>
        {data === undefined ? (
          <div className={styles.words}>
            <Skeleton lines={6} />
          </div>
        ) : (
          <List
            label={t('Tables')}
            rows={found.slice(0, MOST_SHOWN).map(({ id, name, schema }) => ({
              id: String(id),
              label: name,
              icon: 'table' as const,
              ...(hasSchemas && schema !== null && { description: schema }),
            }))}
            onAction={(id) => onOpen(String(id))}
            empty={
              <Empty title={text === '' ? t('No tables') : t('No results for “{text}”', { text })} isSmall>
                {text === '' ? t('The database has none, or none that you have access to.') : undefined}
              </Empty>
            }
          />
        )}
        {found.length > MOST_SHOWN && (
          <p className={styles.words}>{t('{n} more. Search to find them.', { n: found.length - MOST_SHOWN })}</p>
        )}
      </div>
    </>
  )
}
