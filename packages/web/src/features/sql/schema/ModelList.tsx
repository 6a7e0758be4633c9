import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { suggestCards } from '../../../api/database.ts'
import { t } from '../../../i18n/t.ts'
import { slugOf } from '../../../lib/urls.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { SearchInput } from '../../../ui/Form/index.ts'
import { List } from '../../../ui/List/List.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import styles from './schema.module.css'

/** Models and questions that SQL can read from like tables. */
export function ModelList({ database, onInsert }: { database: number; onInsert(text: string): void }) {
  const [text, setText] = useState('')
  const wanted = useDebounced(text, 150)
  const { data } = useQuery({
    queryKey: ['database', database, 'cards', wanted],
    queryFn: ({ signal }) => suggestCards(database, wanted === '' ? ' ' : wanted, signal),
    placeholderData: (before) => before,
  })
  return (
    <>
      <div className={styles.search}>
        <SearchInput label={t('Search models and questions')} value={text} onChange={setText} />
      </div>
      <div className={styles.list}>
        {data === undefined ? (
          <div className={styles.words}>
            <Skeleton lines={6} />
          </div>
        ) : (
          <List
            label={t('Models and questions')}
            rows={data.map(({ id, name, type, collection_name }) => ({
              id: String(id),
              label: name,
              icon: type === 'model' ? ('model' as const) : ('question' as const),
              description: collection_name,
            }))}
            onAction={(id) => {
              const card = data.find((one) => String(one.id) === id)
              if (card !== undefined) onInsert(`{{#${slugOf(card)}}}`)
            }}
            empty={<Empty title={t('No models or questions')} isSmall />}
          />
        )}
      </div>
    </>
  )
}
