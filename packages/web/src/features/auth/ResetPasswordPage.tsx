import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import {
  currentUserOptions,
  propertiesOptions,
  resetPassword,
  resetTokenOptions,
  type SignInProof,
} from '../../api/session.ts'
import { refusalOf } from '../../api/refusal.ts'
import { t } from '../../i18n/t.ts'
import { urls } from '../../lib/urls.ts'
import { usePathPart } from '../../lib/address/index.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Form, TextInput } from '../../ui/Form/index.ts'
import { Link } from '../../ui/Link/Link.tsx'
import { Card } from './Card.tsx'
import { Refused } from './Refused.tsx'
import { SecondFactorForm } from './SecondFactorForm.tsx'
import { useProven } from './use-proven.ts'
import styles from './auth.module.css'

/** Sets a password by the link of a mail or of an invitation, and signs in. */
export function ResetPasswordPage() {
  const router = useRouter()
  const client = useQueryClient()
  const token = usePathPart('token') ?? ''
  const check = useQuery(resetTokenOptions(token))
  const reset = useProven(
    async (password: string, proof: SignInProof) => {
      await resetPassword({ token, password, ...proof })
      await Promise.all([
        client.fetchQuery({ ...currentUserOptions, staleTime: 0 }),
        client.fetchQuery({ ...propertiesOptions, staleTime: 0 }),
      ])
    },
    () => void router.navigate({ href: urls.home }),
  )
  if (check.data?.valid === false) {
    return (
      <Card
        title={t('This link no longer works')}
        lead={t('It has already been used, or it has expired. You can request a new one.')}
      >
        <p className={styles.hint}>
          <Link href={urls.forgotPassword}>{t('Request a new link')}</Link>
        </p>
      </Card>
    )
  }
  if (reset.challenge !== undefined) {
    return (
      <Card title={t('Set a password')} lead={t('Your account requires a second factor.')}>
        <SecondFactorForm
          challenge={reset.challenge}
          error={reset.error}
          isPending={reset.isPending}
          onProof={reset.prove}
          onPasskey={reset.provePasskey}
          onBack={reset.back}
        />
      </Card>
    )
  }
  const { fields, general } = refusalOf(reset.error, ['password'])
  return (
    <Card title={t('Set a password')}>
      <div className={styles.parts}>
        <Refused reason={general} />
        <Form
          errors={fields}
          onSubmit={(event) => reset.start(String(new FormData(event.currentTarget).get('password') ?? ''))}
        >
          <TextInput
            label={t('New password')}
            name="password"
            type="password"
            autoComplete="new-password"
            isRequired
            autoFocus
          />
          <Button type="submit" variant="primary" isWide isPending={reset.isPending}>
            {t('Set password and sign in')}
          </Button>
        </Form>
      </div>
    </Card>
  )
}
