import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { onSignedOut } from '../../api/client.ts'
import { currentUserOptions } from '../../api/session.ts'

const SignInAgain = lazy(async () => ({ default: (await import('./SignInAgain.tsx')).SignInAgain }))

/** Asks to sign in again over the page when the session has ended: what was begun stays. */
export function SignedOut() {
  const client = useQueryClient()
  const [isEnded, setEnded] = useState(false)
  useEffect(() => onSignedOut(() => setEnded(client.getQueryData(currentUserOptions.queryKey) !== undefined)), [client])
  async function goOn(): Promise<void> {
    setEnded(false)
    await client.invalidateQueries()
  }
  return isEnded ? (
    <Suspense>
      <SignInAgain onOpenChange={setEnded} onSignedIn={() => void goOn()} />
    </Suspense>
  ) : null
}
