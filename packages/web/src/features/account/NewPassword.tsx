import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { checkPassword } from '../../api/account.ts'
import { ApiError } from '../../api/errors.ts'
import { t } from '../../i18n/t.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { TextInput } from '../../ui/Form/index.ts'

const TYPING_MS = 400

/** A new password, called `password`; whether it will do is said while it is typed. */
export function NewPassword() {
  const [typed, setTyped] = useState('')
  const settled = useDebounced(typed, TYPING_MS)
  const check = useQuery({
    // What was typed is not kept.
    queryKey: ['account', 'password-check', settled],
    gcTime: 0,
    enabled: settled.trim() !== '',
    queryFn: async ({ signal }) => {
      try {
        return (await checkPassword(settled, signal)).valid
      } catch (error) {
        if (error instanceof ApiError && error.status === 400) return false
        throw error
      }
    },
  })
  const isKnown = typed === settled && typed !== '' && check.data !== undefined
  return (
    <TextInput
      label={t('New password')}
      name="password"
      type="password"
      autoComplete="new-password"
      value={typed}
      onChange={setTyped}
      help={
        !isKnown
          ? t('Long passwords are best: a few words that nobody else would combine, with a digit.')
          : check.data === true
            ? t('This password is good enough.')
            : t('Too short, without a digit, or one that many people use.')
      }
      isRequired
    />
  )
}
