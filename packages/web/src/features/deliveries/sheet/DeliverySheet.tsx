import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { notificationsOptions, type Notification } from '../../../api/notification.ts'
import { formInputOptions } from '../../../api/pulse.ts'
import { currentUserOptions, type CurrentUser } from '../../../api/session.ts'
import { firstValues, paramsOf, type FilterValues } from '../../../filters/index.ts'
import { t } from '../../../i18n/t.ts'
import { useAddressSearch } from '../../../lib/address/index.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Sheet } from '../../../ui/Sheet/Sheet.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { draftOf, newDraft, sentOf, type Subject } from '../model/draft.ts'
import { DeliveryForm } from './DeliveryForm.tsx'
import { Existing } from './Existing.tsx'
import { NotSetUp } from './NotSetUp.tsx'
import styles from '../deliveries.module.css'

interface DeliverySheetProps {
  subject: Subject
  onClose(): void
}

/** Subscriptions of a dashboard, or alerts of a question: the existing ones, and a new one. */
export function DeliverySheet({ subject, onClose }: DeliverySheetProps) {
  return (
    <Sheet
      title={subject.kind === 'dashboard' ? t('Subscriptions') : t('Alerts')}
      width="fit-content"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className={styles.sheet}>
        <Content subject={subject} />
      </div>
    </Sheet>
  )
}

function Content({ subject }: Pick<DeliverySheetProps, 'subject'>) {
  const form = useQuery(formInputOptions)
  const existing = useQuery(notificationsOptions(sentOf(subject)))
  const { data: me } = useQuery(currentUserOptions)
  const again = () => void Promise.all([form.refetch(), existing.refetch()])
  const failed = form.error ?? existing.error
  if (failed !== null) {
    return (
      <Problem title={t('The list could not be loaded')} onRetry={again}>
        {failed.message}
      </Problem>
    )
  }
  if (form.data === undefined || existing.data === undefined || me === undefined) return <Skeleton height={160} />
  const isConfigured = Object.values(form.data.channels).some(({ configured }) => configured)
  if (!isConfigured && existing.data.length === 0) return <NotSetUp />
  const hasMail = form.data.channels['email']?.configured === true
  return <ListOrForm {...{ subject, me, isConfigured, hasMail }} found={existing.data} />
}

interface ListOrFormProps {
  subject: Subject
  found: readonly Notification[]
  me: CurrentUser
  isConfigured: boolean
  hasMail: boolean
}

/** The list; or the form, at once where there is nothing to list. */
function ListOrForm({ subject, found, me, isConfigured, hasMail }: ListOrFormProps) {
  const [edited, setEdited] = useState<Notification | 'new' | null>(found.length === 0 ? 'new' : null)
  const values = useShownValues(subject)
  if (edited !== null) {
    const before = edited === 'new' ? null : edited
    const start = before === null ? newDraft(hasMail ? [`user:${me.id}`] : [], values) : draftOf(before, subject)
    return <DeliveryForm {...{ subject, before, start }} onClose={() => setEdited(null)} />
  }
  return (
    <div className={styles.stack}>
      <Existing
        notifications={found}
        mayEdit={({ creator_id }) => me.is_superuser || creator_id === me.id}
        onEdit={setEdited}
      />
      {isConfigured ? (
        <Button icon="plus" onPress={() => setEdited('new')}>
          {subject.kind === 'dashboard' ? t('New subscription') : t('New alert')}
        </Button>
      ) : (
        <NotSetUp />
      )}
    </div>
  )
}

/** Of the dashboard's filters, as the page shows them. */
function useShownValues(subject: Subject): FilterValues {
  const search = useAddressSearch()
  if (subject.kind !== 'dashboard') return {}
  const { parameters, last_used_param_values } = subject.dashboard
  return firstValues(parameters, { search: paramsOf(search), lastUsed: last_used_param_values ?? {} })
}
