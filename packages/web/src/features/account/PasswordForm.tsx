import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changePassword } from '../../api/account.ts'
import { refusalOf } from '../../api/refusal.ts'
import { t } from '../../i18n/t.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Form, FormRow, TextInput } from '../../ui/Form/index.ts'
import { toast } from '../../ui/Toast/index.ts'
import { Refused } from '../auth/index.ts'
import { NewPassword } from './NewPassword.tsx'

/** Changes the own password. */
export function PasswordForm({ user }: { user: number }) {
  const client = useQueryClient()
  const [round, setRound] = useState(0)
  const saving = useMutation({
    mutationFn: (form: FormData) =>
      changePassword(user, String(form.get('old_password') ?? ''), String(form.get('password') ?? '')),
    onSuccess: async () => {
      toast(t('The password is changed'))
      setRound(round + 1)
      await client.invalidateQueries({ queryKey: ['account'] })
    },
  })
  const { fields, general } = refusalOf(saving.error, ['old_password', 'password'])
  return (
    <Form key={round} errors={fields} onSubmit={(event) => saving.mutate(new FormData(event.currentTarget))}>
      <Refused reason={general} />
      <TextInput
        label={t('Current password')}
        name="old_password"
        type="password"
        autoComplete="current-password"
        isRequired
      />
      <NewPassword />
      <FormRow isEnd>
        <Button type="submit" isPending={saving.isPending}>
          {t('Change the password')}
        </Button>
      </FormRow>
    </Form>
  )
}
