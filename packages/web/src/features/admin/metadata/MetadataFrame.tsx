import type { ReactNode } from 'react'
import { t } from '../../../i18n/t.ts'
import { urls } from '../../../lib/urls.ts'
import { Page } from '../../../ui/Page/Page.tsx'
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
