import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { groupsOptions } from '../../../api/group.ts'
import { missingFactorsOptions, peoplePagesOptions, type PersonRecord } from '../../../api/people.ts'
import { t } from '../../../i18n/t.ts'
import type { Action } from '../../../lib/actions.ts'
import { useActions } from '../../../lib/use-actions.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { SearchInput } from '../../../ui/Form/index.ts'
import { Page } from '../../../ui/Page/Page.tsx'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Segmented } from '../../../ui/Segmented/Segmented.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { RowList } from '../../../ui/RowList/RowList.tsx'
import { PersonDialog } from './PersonDialog.tsx'
import { PersonRow } from './PersonRow.tsx'
import styles from './people.module.css'

const TYPING_MS = 200

/** Everybody who may sign in, or might once. */
export function PeoplePage() {
  const [text, setText] = useState('')
  const [status, setStatus] = useState<'active' | 'deactivated'>('active')
  const [edited, setEdited] = useState<PersonRecord | 'new' | null>(null)
  const query = useDebounced(text.trim(), TYPING_MS)
  const pages = useInfiniteQuery(peoplePagesOptions({ query, status, group_id: null }))
  const { data: groups = [] } = useQuery(groupsOptions)
  const { data: missing } = useQuery(missingFactorsOptions)
  const people = pages.data?.pages.flatMap(({ data }) => data) ?? []
  const total = pages.data?.pages[0]?.total ?? 0
  const invite: Action = {
    id: 'people.invite',
    label: t('Invite somebody'),
    section: t('People'),
    icon: 'plus',
    run: () => setEdited('new'),
  }
  useActions([invite])
  return (
    <Page
      title={t('People')}
      actions={
        <Button variant="primary" icon="plus" onPress={invite.run}>
          {invite.label}
        </Button>
      }
    >
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchInput label={t('Name or email address')} value={text} onChange={setText} />
        </div>
        <Segmented
          label={t('People shown')}
          value={status}
          onChange={setStatus}
          segments={[
            { id: 'active', label: t('Active') },
            { id: 'deactivated', label: t('Deactivated') },
          ]}
        />
      </div>
      {pages.error !== null && (
        <Problem title={t('The list could not be loaded')} onRetry={() => void pages.refetch()}>
          {pages.error.message}
        </Problem>
      )}
      {pages.isPending && <Skeleton height={320} radius="card" />}
      {pages.data !== undefined && (
        <p className={styles.count} role="status">
          {t('{n, plural, =0 {Nobody} one {# person} other {# people}}', { n: total })}
        </p>
      )}
      {people.length > 0 && (
        <RowList isOld={pages.isPlaceholderData}>
          {people.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              groups={groups}
              factor={missing?.has(person.id) !== true ? 'some' : missing.get(person.id) === true ? 'required' : 'none'}
              onEdit={() => setEdited(person)}
            />
          ))}
        </RowList>
      )}
      {pages.data !== undefined && people.length === 0 && (
        <Empty
          icon="people"
          title={query === '' ? t('Nobody is deactivated') : t('Nobody matches “{text}”', { text: query })}
          action={query === '' ? undefined : <Button onPress={() => setText('')}>{t('Clear the search')}</Button>}
        />
      )}
      {pages.hasNextPage && (
        <Button variant="quiet" isWide isPending={pages.isFetchingNextPage} onPress={() => void pages.fetchNextPage()}>
          {t('Show more')}
        </Button>
      )}
      {edited !== null && (
        <PersonDialog
          key={edited === 'new' ? 0 : edited.id}
          person={edited === 'new' ? null : edited}
          groups={groups}
          onClose={() => setEdited(null)}
        />
      )}
    </Page>
  )
}
