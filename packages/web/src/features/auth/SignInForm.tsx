import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../api/errors.ts'
import { currentUserOptions, propertiesOptions, signIn } from '../../api/session.ts'
import { t } from '../../i18n/t.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Checkbox } from '../../ui/Choice/index.ts'
import { Form, TextInput } from '../../ui/Form/index.ts'
import { errorsOfFields } from './model.ts'

interface SignInFormProps {
  onSignedIn(): void
}

/** Who one is, by address and password, and by a code where the account asks for one. */
export function SignInForm({ onSignedIn }: SignInFormProps) {
  const client = useQueryClient()
  const [asksCode, setAsksCode] = useState(false)
  const mutation = useMutation({
    mutationFn: async (form: FormData) => {
      const text = (name: string) => String(form.get(name) ?? '')
      await signIn({
        username: text('username'),
        password: text('password'),
        remember: form.has('remember'),
        ...(text('totp_code') !== '' && { totp_code: text('totp_code') }),
      })
      await Promise.all([
        client.fetchQuery({ ...currentUserOptions, staleTime: 0 }),
        client.fetchQuery({ ...propertiesOptions, staleTime: 0 }),
      ])
    },
    onSuccess: onSignedIn,
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'second-factor-required') setAsksCode(true)
    },
  })
  return (
    <Form
      errors={errorsOfFields(mutation.error)}
      onSubmit={(event) => mutation.mutate(new FormData(event.currentTarget))}
    >
      <TextInput label={t('Email address')} name="username" type="text" autoComplete="username" isRequired autoFocus />
      <TextInput label={t('Password')} name="password" type="password" autoComplete="current-password" isRequired />
      {asksCode && (
        <TextInput
          label={t('Code')}
          name="totp_code"
          autoComplete="one-time-code"
          inputMode="numeric"
          isRequired
          autoFocus
        />
      )}
      <Checkbox name="remember" defaultSelected>
        {t('Remember me')}
      </Checkbox>
      <Button type="submit" variant="primary" isWide isPending={mutation.isPending}>
        {t('Sign in')}
      </Button>
    </Form>
  )
}
