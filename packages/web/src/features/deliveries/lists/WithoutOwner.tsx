import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ownerlessOptions, type Notification } from '../../../api/notification.ts'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { RowList } from '../../../ui/RowList/RowList.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { byOwner } from '../model/by-owner.ts'
import { nameOf } from '../model/say-delivery.ts'
import { DeleteButton } from './DeleteButton.tsx'
import { HandOverDialog } from './HandOverDialog.tsx'
import { NotificationRow } from './NotificationRow.tsx'
import styles from '../deliveries.module.css'

/** Subscriptions and alerts of deactivated people, by person: somebody else takes them over. */
export function WithoutOwner() {
  const { data: found, error, refetch } = useQuery(ownerlessOptions)
  const [given, setGiven] = useState<readonly Notification[]>([])
  if (error !== null) {
    return (
      <Problem title={t('The list could not be loaded')} onRetry={() => void refetch()}>
        {error.message}
      </Problem>
    )
  }
  if (found === undefined) return <Skeleton height={160} radius="card" />
  if (found.length === 0) {
    return (
      <Empty icon="mail" title={t('All deliveries have an active owner')}>
        {t('When somebody is deactivated, their subscriptions and alerts are listed here.')}
      </Empty>
    )
  }
  return (
    <div className={styles.stack}>
      {byOwner(found).map(({ id, name, owned }) => (
        <section key={id} className={styles.group}>
          <div className={styles.entryHead}>
            <h2 className={styles.title}>{name}</h2>
            <span className={styles.gap} />
            {owned.length > 1 && (
              <Button isSmall onPress={() => setGiven(owned)}>
                {t('Hand over all {n}…', { n: owned.length })}
              </Button>
            )}
          </div>
          <RowList>
            {owned.map((one) => (
              <NotificationRow key={one.id} notification={one} last={undefined}>
                <Button
                  isSmall
                  aria-label={t('Hand over “{name}”…', { name: nameOf(one) })}
                  onPress={() => setGiven([one])}
                >
                  {t('Hand over…')}
                </Button>
                <DeleteButton notification={one} />
              </NotificationRow>
            ))}
          </RowList>
        </section>
      ))}
      {given.length > 0 && <HandOverDialog given={given} onClose={() => setGiven([])} />}
    </div>
  )
}
