import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { onSignedOut } from '../../api/client.ts'
import { currentUserOptions } from '../../api/session.ts'
import { t } from '../../i18n/t.ts'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'

const SignInForm = lazy(async () => ({ default: (await import('../../features/auth/index.ts')).SignInForm }))

/** Asks to sign in again over the page when the session has ended: what was begun stays. */
export function SignedOut() {
  const client = useQueryClient()
  const [isEnded, setEnded] = useState(false)
  useEffect(() => onSignedOut(() => setEnded(client.getQueryData(currentUserOptions.queryKey) !== undefined)), [client])
  async function goOn(): Promise<void> {
    setEnded(false)
    await client.invalidateQueries()
  }
  return (
    <Dialog isOpen={isEnded} onOpenChange={setEnded} title={t('Sign in again')} size="small">
      <Suspense>
        <SignInForm target={window.location.pathname + window.location.search} onSignedIn={() => void goOn()} />
      </Suspense>
    </Dialog>
  )
}
