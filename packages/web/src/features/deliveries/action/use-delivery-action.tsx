import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { currentUserOptions } from '../../../api/session.ts'
import { t } from '../../../i18n/t.ts'
import type { Action } from '../../../lib/actions.ts'
import type { IconName } from '../../../ui/Icon/Icon.tsx'
import type { Subject } from '../model/draft.ts'

const DeliverySheet = lazy(async () => ({ default: (await import('../sheet/DeliverySheet.tsx')).DeliverySheet }))

interface DeliveryAction {
  action: Action<IconName>
  /** To be shown on the page; null while it is closed. */
  sheet: ReactNode
}

/** Subscribing to a dashboard, or an alert of a question; nobody may for null. */
export function useDeliveryAction(subject: Subject | null): DeliveryAction {
  const [isOpen, setOpen] = useState(false)
  const { data: me } = useQuery({ ...currentUserOptions, enabled: false })
  const isAllowed = subject !== null && me?.permissions.can_access_subscription === true
  const opening = { keys: 's', isAllowed, run: () => setOpen(true) }
  return {
    action:
      subject?.kind === 'dashboard'
        ? {
            id: 'dashboard.subscribe',
            label: t('Subscriptions of the dashboard'),
            short: t('Subscribe'),
            section: t('Dashboard'),
            icon: 'mail',
            ...opening,
          }
        : {
            id: 'question.alert',
            label: t('Alerts of the question'),
            short: t('Alert'),
            section: t('Question'),
            icon: 'bell',
            ...opening,
          },
    sheet: isOpen && isAllowed && (
      <Suspense>
        <DeliverySheet subject={subject} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  }
}
