import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { currentUserOptions } from '../../../api/session.ts'
import { t } from '../../../i18n/t.ts'
import { urls } from '../../../lib/urls.ts'
import { Page } from '../../../ui/Page/Page.tsx'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Tabs } from '../../../ui/Tabs/Tabs.tsx'
import { ChangesProvider, useChanges } from './use-changes.ts'
import styles from './metadata.module.css'

interface MetadataFrameProps {
  tab: 'tables' | 'segments'
  children: ReactNode
}

/** The pages of table metadata beside each other; each undoes what was changed on it. */
export function MetadataFrame({ tab, children }: MetadataFrameProps) {
  const changes = useChanges()
  const { data: user } = useQuery(currentUserOptions)
  if (user !== undefined && !user.permissions.can_access_data_model) {
    return (
      <Page title={t('Table metadata')} isWide>
        <Problem title={t('You may not describe tables')}>
          {t('An administrator can allow it for one of your groups.')}
        </Problem>
      </Page>
    )
  }
  const content = <div className={styles.tab}>{children}</div>
  return (
    <Page title={t('Table metadata')} isWide>
      <ChangesProvider value={changes}>
        <Tabs
          label={t('Table metadata')}
          value={tab}
          tabs={[
            { id: 'tables', label: t('Tables'), icon: 'table', href: urls.tableMetadata(), content },
            { id: 'segments', label: t('Segments'), icon: 'filter', href: urls.segments, content },
          ]}
        />
      </ChangesProvider>
    </Page>
  )
}
