import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { currentUserOptions, propertiesOptions } from '../../api/session.ts'
import { t } from '../../i18n/t.ts'
import { urls } from '../../lib/urls.ts'
import { useTitle } from '../../ui/Page/Page.tsx'
import { AccountPart } from './AccountPart.tsx'
import { DataPart } from './DataPart.tsx'
import styles from './SetupPage.module.css'

/** Asks whoever comes first who they are, then which data they want to look at. Sample data is there already. */
export function SetupPage() {
  useTitle(t('Set up'))
  const client = useQueryClient()
  const router = useRouter()
  const { data: properties } = useQuery(propertiesOptions)
  const [part, setPart] = useState<'account' | 'signing-in' | 'data'>('account')
  if (part === 'account' && properties?.['has-user-setup'] === true) return <Navigate to={urls.home} replace />

  async function begin(): Promise<void> {
    setPart('signing-in')
    const [known] = await Promise.all([
      client.fetchQuery({ ...propertiesOptions, staleTime: 0 }),
      client.fetchQuery({ ...currentUserOptions, staleTime: 0 }),
    ])
    router.update({ context: { queryClient: client, properties: known } })
    setPart('data')
  }

  return (
    <main className={styles.page}>
      {part === 'data' ? <DataPart /> : <AccountPart token={String(properties?.['setup-token'])} onMade={begin} />}
    </main>
  )
}
