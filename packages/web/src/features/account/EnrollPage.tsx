import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { currentUserOptions, propertiesOptions, signOut } from '../../api/session.ts'
import { t } from '../../i18n/t.ts'
import { endVisit } from '../../lib/visit/end-visit.ts'
import { urls } from '../../lib/urls.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { canAskPasskey, Card, hasPasskeys } from '../auth/index.ts'
import { AddFactor } from './factors/AddFactor.tsx'
import { goOnTo, proofKind } from './model.ts'
import styles from './account.module.css'

/** Sets up the second factor that a group requires, before anything else; then one goes on to where one wanted to. */
export function EnrollPage() {
  const client = useQueryClient()
  const router = useRouter()
  const { data: me } = useQuery(currentUserOptions)
  const { data: properties } = useQuery(propertiesOptions)
  const [kind, setKind] = useState<'totp' | 'passkey'>('totp')
  const [isDone, setDone] = useState(false)
  const target = goOnTo(window.location.search, urls.home)
  if (me === undefined) return <Navigate to={urls.signIn} replace />
  if (!me.must_enroll_second_factor && !isDone) return <Navigate to={target} replace />

  async function goOn(): Promise<void> {
    setDone(true)
    await client.fetchQuery({ ...currentUserOptions, staleTime: 0 })
    await client.invalidateQueries()
    await router.navigate({ href: target })
  }
  async function leave(): Promise<void> {
    await signOut()
    await endVisit(me?.id)
    client.clear()
    window.location.assign(router.buildLocation({ to: urls.signIn }).href)
  }
  return (
    <Card
      title={t('Set up a second factor')}
      lead={t('One of your groups requires it. It takes a minute, and then you can continue.')}
    >
      <div className={styles.parts}>
        <AddFactor key={kind} kind={kind} proof={proofKind(me.sso_source, [])} onDone={() => void goOn()} />
        <div>
          {canAskPasskey() && hasPasskeys(properties?.['site-url'], window.location.host) && (
            <Button variant="quiet" isWide onPress={() => setKind(kind === 'totp' ? 'passkey' : 'totp')}>
              {kind === 'totp' ? t('Use a passkey') : t('Use an authenticator app')}
            </Button>
          )}
          <Button variant="quiet" isWide onPress={() => void leave()}>
            {t('Sign out')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
