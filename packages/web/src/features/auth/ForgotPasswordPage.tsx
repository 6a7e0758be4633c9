import { useMutation, useQuery } from '@tanstack/react-query'
import { askForReset, propertiesOptions } from '../../api/session.ts'
import { refusalOf } from '../../api/refusal.ts'
import { t } from '../../i18n/t.ts'
import { urls } from '../../lib/urls.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Form, TextInput } from '../../ui/Form/index.ts'
import { Link } from '../../ui/Link/Link.tsx'
import { Card } from './Card.tsx'
import { Refused } from './Refused.tsx'
import styles from './auth.module.css'

/** Asks for a link to set a new password. It does not tell whether an address is known. */
export function ForgotPasswordPage() {
  const { data: properties } = useQuery(propertiesOptions)
  const mutation = useMutation({ mutationFn: askForReset })
  const back = (
    <p className={styles.hint}>
      <Link href={urls.signIn}>{t('Back to sign-in')}</Link>
    </p>
  )
  if (properties?.['email-configured?'] === false) {
    return (
      <Card
        title={t('Forgot your password?')}
        lead={t('This server does not send email. An administrator can give you a link to set a new password.')}
      >
        {back}
      </Card>
    )
  }
  if (mutation.isSuccess) {
    return (
      <Card
        title={t('Check your email')}
        lead={t('If {email} belongs to somebody here, a link to set a new password is on its way.', {
          email: mutation.variables,
        })}
      >
        {back}
      </Card>
    )
  }
  const { fields, general } = refusalOf(mutation.error, ['email'])
  return (
    <Card title={t('Forgot your password?')} lead={t('We will send you a link to set a new one.')}>
      <div className={styles.parts}>
        <Refused reason={general} />
        <Form
          errors={fields}
          onSubmit={(event) => mutation.mutate(String(new FormData(event.currentTarget).get('email') ?? '').trim())}
        >
          <TextInput
            label={t('Email address')}
            name="email"
            type="email"
            autoComplete="username"
            isRequired
            autoFocus
          />
          <Button type="submit" variant="primary" isWide isPending={mutation.isPending}>
            {t('Send the link')}
          </Button>
        </Form>
        {back}
      </div>
    </Card>
  )
}
