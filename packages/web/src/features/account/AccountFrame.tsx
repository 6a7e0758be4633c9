import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { t } from '../../i18n/t.ts'
import { urls } from '../../lib/urls.ts'
import { Page } from '../../ui/Page/Page.tsx'
import { Tabs } from '../../ui/Tabs/Tabs.tsx'
import styles from './account.module.css'

/** Head and tabs of the account pages. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const tabs = [
    { id: urls.account, label: t('Profile') },
    { id: urls.accountSecurity, label: t('Security') },
    { id: urls.accountSessions, label: t('Sessions') },
    { id: urls.accountNotifications, label: t('Deliveries') },
    { id: urls.accountLooks, label: t('Appearance and shortcuts') },
  ].map((tab) => ({
    ...tab,
    href: tab.id,
    ...(tab.id === path && { content: <div className={styles.sections}>{children}</div> }),
  }))
  return (
    <Page title={t('Account')}>
      <Tabs label={t('Account')} tabs={tabs} value={path} />
    </Page>
  )
}
