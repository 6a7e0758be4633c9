import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { propertiesOptions } from '../../../api/session.ts'
import { storedModelsOptions, type StoredModel } from '../../../api/stored-models.ts'
import { t } from '../../../i18n/t.ts'
import type { Action } from '../../../lib/actions.ts'
import { useActions } from '../../../lib/use-actions.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import type { IconName } from '../../../ui/Icon/Icon.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Segmented } from '../../../ui/Segmented/Segmented.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Copies } from './stored/Copies.tsx'
import { StoredModelList } from './stored/StoredModelList.tsx'
import { StoredModelSwitches } from './stored/StoredModelSwitches.tsx'
import { useRefreshes } from './stored/use-refreshes.ts'
import styles from './parts/operation.module.css'

/** Models that are kept as tables: where, when they are refreshed, and how that goes. */
export function StoredModelsPage() {
  const { data: all, error, refetch } = useQuery(storedModelsOptions)
  const { data: properties } = useQuery(propertiesOptions)
  const models = all?.filter(({ target }) => target === 'warehouse')
  const isOn = properties?.['persisted-models-enabled'] === true
  return (
    <Page
      title={t('Stored models')}
      description={t(
        'The rows of slow models can be stored as tables in their own database. Questions read them there.',
      )}
      isWide
    >
      {properties !== undefined && <StoredModelSwitches isOn={isOn} />}
      {models === undefined && error !== null ? (
        <Problem title={t('The stored models could not be loaded')} onRetry={() => void refetch()}>
          {error.message}
        </Problem>
      ) : models === undefined ? (
        <Skeleton height={200} radius="card" />
      ) : models.length === 0 ? (
        isOn && <Empty icon="model" title={t('No stored models')} />
      ) : (
        <Models models={models} />
      )}
      {isOn && <Copies />}
    </Page>
  )
}

/** All of them, or those that failed. */
function Models({ models }: { models: readonly StoredModel[] }) {
  const [filter, setFilter] = useState<'all' | 'failed'>('all')
  const refresh = useRefreshes()
  const failed = models.filter(({ state }) => state === 'error')
  const shown = filter === 'failed' ? failed : models
  const refreshFailed: Action<IconName> = {
    id: 'stored.refresh-failed',
    label: t('Refresh all stored models that failed'),
    icon: 'refresh',
    section: t('Stored models'),
    isAllowed: failed.length > 0,
    run: () => void refresh(failed),
  }
  useActions([refreshFailed])
  return (
    <>
      <div className={styles.bar}>
        <Segmented label={t('Show')} value={filter} onChange={setFilter} segments={segmentsOf(failed.length)} />
        {failed.length > 0 && (
          <span className={styles.end}>
            <Button icon="refresh" onPress={refreshFailed.run}>
              {t('Refresh all that failed')}
            </Button>
          </span>
        )}
      </div>
      {shown.length === 0 ? (
        <Empty icon="success" title={t('Nothing failed')} />
      ) : (
        <StoredModelList models={shown} onRefresh={(model) => void refresh([model])} />
      )}
    </>
  )
}

const segmentsOf = (failed: number) =>
  [
    { id: 'all', label: t('All') },
    { id: 'failed', label: t('Failed ({n})', { n: failed }) },
  ] as const
