import { t } from '../../i18n/t.ts'
import { MyDeliveries } from '../deliveries/index.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { Section } from './Section.tsx'

/** What is sent for one, and what one receives. */
export function NotificationsPage() {
  return (
    <AccountFrame>
      <Section title={t('Deliveries')} text={t('Subscriptions and alerts that you made or receive.')}>
        <MyDeliveries />
      </Section>
    </AccountFrame>
  )
}
