import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failedCountOptions, type DeliveryState } from '../../../api/notification.ts'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { Select } from '../../../ui/Select/Select.tsx'
import { Tabs } from '../../../ui/Tabs/Tabs.tsx'
import { AllDeliveries } from '../lists/AllDeliveries.tsx'
import { WithoutOwner } from '../lists/WithoutOwner.tsx'
import { stateName } from '../model/say-delivery.ts'
import { LogView } from './LogView.tsx'
import styles from '../deliveries.module.css'

/** While somebody looks, what fails is seen. */
const REFRESH_MS = 5000
const ANY = 'any'
const STATES: readonly DeliveryState[] = ['failed', 'waiting', 'due', 'sent', 'skipped']

type Part = 'log' | 'all' | 'ownerless'

/** All subscriptions and alerts of the site, and what became of each delivery. */
export function DeliveriesPage() {
  const [part, setPart] = useState<Part>('log')
  const [state, setState] = useState<DeliveryState>()
  const { data: failed = 0 } = useQuery({ ...failedCountOptions, refetchInterval: REFRESH_MS })
  const showFailed = () => {
    setPart('log')
    setState('failed')
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
      <div className={styles.bar}>
        {part === 'log' && (
          <Select
            label={t('State')}
            value={state ?? ANY}
            onChange={(id: DeliveryState | typeof ANY) => setState(id === ANY ? undefined : id)}
            options={[{ id: ANY, label: t('All') }, ...STATES.map((id) => ({ id, label: stateName(id) }))]}
          />
        )}
        {failed > 0 && (
          <Button icon="warning" variant="quiet" onPress={showFailed}>
            {t('{n, plural, one {One delivery failed} other {# deliveries failed}}', { n: failed })}
          </Button>
        )}
      </div>
      {part === 'log' && <LogView state={state} />}
      {part === 'all' && <AllDeliveries />}
      {part === 'ownerless' && <WithoutOwner />}
    </Page>
  )
}
