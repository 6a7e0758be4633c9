import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { createGroup, groupsOptions, ALL_USERS, ADMINISTRATORS } from '../../../../api/group.ts'
import { currentUserOptions } from '../../../../api/session.ts'
import { t } from '../../../../i18n/t.ts'
import { urls } from '../../../../lib/urls.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Icon } from '../../../../ui/Icon/Icon.tsx'
import { Link } from '../../../../ui/Link/Link.tsx'
import { Page } from '../../../../ui/Page/Page.tsx'
import { Problem } from '../../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../../ui/Skeleton/Skeleton.tsx'
import { ListRow } from '../../../../ui/RowList/ListRow.tsx'
import { RowList } from '../../../../ui/RowList/RowList.tsx'
import { NameDialog } from './NameDialog.tsx'
import styles from '../people.module.css'

/** Groups of people; managers see theirs. */
export function GroupsPage() {
  const client = useQueryClient()
  const router = useRouter()
  const groups = useQuery(groupsOptions)
  const { data: me } = useQuery(currentUserOptions)
  const [isMaking, setMaking] = useState(false)
  const making = useMutation({
    mutationFn: createGroup,
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: ['group'] })
      await router.navigate({ href: urls.group(id) })
    },
  })
  return (
    <Page
      title={t('Groups')}
      description={t('People see what their groups can see.')}
      actions={
        me?.is_superuser === true && (
          <Button variant="primary" icon="plus" onPress={() => setMaking(true)}>
            {t('New group')}
          </Button>
        )
      }
    >
      {groups.error !== null && (
        <Problem title={t('The list could not be loaded')} onRetry={() => void groups.refetch()}>
          {groups.error.message}
        </Problem>
      )}
      {groups.isPending && <Skeleton height={160} radius="card" />}
      {groups.data !== undefined && (
        <RowList>
          {groups.data.map(({ id, name, member_count: n }) => (
            <ListRow
              key={id}
              className={`${styles.row} ${styles.plain}`}
              start={<Icon name={id === ADMINISTRATORS ? 'shield' : 'group'} />}
              name={
                <Link href={urls.group(id)} variant="quiet">
                  {name}
                </Link>
              }
              note={noteOf(id)}
            >
              <span className={styles.end}>{t('{n, plural, one {# person} other {# people}}', { n })}</span>
            </ListRow>
          ))}
        </RowList>
      )}
      {isMaking && (
        <NameDialog
          title={t('New group')}
          action={t('Create')}
          error={making.error}
          isPending={making.isPending}
          onSave={(name) => making.mutate(name)}
          onClose={() => setMaking(false)}
        />
      )}
    </Page>
  )
}

function noteOf(group: number): string | undefined {
  if (group === ALL_USERS) return t('Everybody, always')
  return group === ADMINISTRATORS ? t('See all data, and change everything here') : undefined
}
