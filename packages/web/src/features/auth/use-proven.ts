import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { PasskeyOptions, SignInProof } from '../../api/session.ts'
import { challengeOf, type Challenge } from './model.ts'
import { askPasskey } from './passkey.ts'

interface Attempt<T> {
  values: T
  proof: SignInProof
}

/**
 * A request that may ask for a second factor. `start` sends the values of the form; when the answer asks for more,
 * `challenge` says what for, and `prove` sends the same values again with a code, or with a passkey of the browser.
 */
export function useProven<T>(send: (values: T, proof: SignInProof) => Promise<void>, onDone: () => void) {
  const [asked, setAsked] = useState<{ values: T; challenge: Challenge }>()
  const mutation = useMutation({
    mutationFn: ({ values, proof }: Attempt<T>) => send(values, proof),
    onSuccess: onDone,
    onError: (error, { values }) => {
      const challenge = challengeOf(error)
      if (challenge !== undefined) setAsked({ values, challenge })
    },
  })

  /** Options are good once: after a first try the server is asked for others. */
  async function freshOptions(values: T, challenge: Challenge): Promise<PasskeyOptions> {
    if (challenge.passkeyOptions !== undefined) return challenge.passkeyOptions
    const error = await send(values, {}).then(
      () => undefined,
      (refused: unknown) => refused,
    )
    const options = challengeOf(error)?.passkeyOptions
    if (options === undefined) throw error
    return options
  }

  const passkey = useMutation({
    mutationFn: async ({ values, challenge }: { values: T; challenge: Challenge }) => {
      const options = await freshOptions(values, challenge)
      setAsked({ values, challenge: { ...challenge, passkeyOptions: undefined } })
      await send(values, { passkey: await askPasskey(options) })
    },
    onSuccess: onDone,
  })

  return {
    challenge: asked?.challenge,
    error: passkey.error ?? (challengeOf(mutation.error) === undefined ? mutation.error : null),
    isPending: mutation.isPending || passkey.isPending,
    start: (values: T) => mutation.mutate({ values, proof: {} }),
    prove: (proof: SignInProof) => {
      passkey.reset()
      if (asked !== undefined) mutation.mutate({ values: asked.values, proof })
    },
    provePasskey: () => {
      mutation.reset()
      if (asked !== undefined) passkey.mutate(asked)
    },
    back: () => {
      mutation.reset()
      passkey.reset()
      setAsked(undefined)
    },
  }
}
