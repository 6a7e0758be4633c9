import { useMutation } from '@tanstack/react-query'
import { undoUnsubscribe, unsubscribe, type LeaveLink } from '../../api/pulse.ts'
import { t } from '../../i18n/t.ts'
import { useAddressSearch, type AddressSearch } from '../../lib/address/index.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Card, Refused } from '../auth/index.ts'
import styles from './deliveries.module.css'

/** Leaves a subscription or alert by the link of a mail. It waits for a click: programs that read mails open links too. */
export function UnsubscribePage() {
  const link = linkOf(useAddressSearch())
  const leaving = useMutation({ mutationFn: unsubscribe })
  const returning = useMutation({ mutationFn: undoUnsubscribe })
  if (link === null) {
    return <Card title={t('This link is incomplete')} lead={t('Open it from the email again, or copy all of it.')} />
  }
  const { email } = link
  if (returning.isSuccess) {
    return (
      <Card
        title={t('You are subscribed again')}
        lead={t('{email} receives “{title}” again.', { email, title: returning.data.title })}
      />
    )
  }
  if (leaving.isSuccess) {
    return (
      <Card
        title={t('You are unsubscribed')}
        lead={t('{email} no longer receives “{title}”.', { email, title: leaving.data.title })}
      >
        <div className={styles.stack}>
          <Refused reason={returning.error?.message} />
          <Button isWide isPending={returning.isPending} onPress={() => returning.mutate(link)}>
            {t('Subscribe again')}
          </Button>
        </div>
      </Card>
    )
  }
  return (
    <Card title={t('Unsubscribe?')} lead={t('{email} will no longer receive these emails.', { email })}>
      <div className={styles.stack}>
        <Refused reason={leaving.error?.message} />
        <Button variant="primary" isWide isPending={leaving.isPending} onPress={() => leaving.mutate(link)}>
          {t('Unsubscribe')}
        </Button>
      </div>
    </Card>
  )
}

function linkOf(search: AddressSearch): LeaveLink | null {
  const { hash, email } = search
  const id = Number(search['pulse-id'])
  if (typeof hash !== 'string' || typeof email !== 'string' || !Number.isInteger(id) || id < 1) return null
  return { hash, email, 'pulse-id': id }
}
