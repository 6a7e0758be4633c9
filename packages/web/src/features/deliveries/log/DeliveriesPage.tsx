import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failedCountOptions } from '../../../api/notification.ts'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { Tabs } from '../../../ui/Tabs/Tabs.tsx'
import { AllDeliveries } from '../lists/AllDeliveries.tsx'
import { WithoutOwner } from '../lists/WithoutOwner.tsx'
import { NO_FILTER } from '../model/log-filter.ts'
import { LogPart } from './LogPart.tsx'
import styles from '../deliveries.module.css'

/** While somebody looks, what fails is seen. */
const REFRESH_MS = 5000

type Part = 'log' | 'all' | 'ownerless'

/** All subscriptions and alerts of the site, and what became of each delivery. */
export function DeliveriesPage() {
  const [part, setPart] = useState<Part>('log')
  const [filter, setFilter] = useState(NO_FILTER)
  const { data: failed = 0 } = useQuery({ ...failedCountOptions(), refetchInterval: REFRESH_MS })
  const showFailed = () => {
    setPart('log')
    setFilter({ ...NO_FILTER, state: 'failed' })
  }
  return (
    <Page title={t('Deliveries')} description={t('Subscriptions and alerts, and the outcome of each delivery.')}>
      <Tabs<Part>
        label={t('Deliveries')}
        value={part}
        onChange={setPart}
        tabs={[
          { id: 'log', label: t('Log') },
          { id: 'all', label: t('Subscriptions and alerts') },
          { id: 'ownerless', label: t('Without an owner') },
        ]}
      />
      {failed > 0 && (
        <div className={styles.news}>
          <Button icon="warning" variant="quiet" onPress={showFailed}>
            {t('{n, plural, one {One delivery failed} other {# deliveries failed}}', { n: failed })}
          </Button>
        </div>
      )}
      <div className={styles.page}>
        {part === 'log' && (
          <LogPart filter={filter} onChange={(changes) => setFilter((now) => ({ ...now, ...changes }))} />
        )}
        {part === 'all' && <AllDeliveries />}
        {part === 'ownerless' && <WithoutOwner />}
      </div>
    </Page>
  )
}
