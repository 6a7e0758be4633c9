import { useMutation } from '@tanstack/react-query'
import { refusalOf } from '../../api/refusal.ts'
import { setUp } from '../../api/setup.ts'
import { t } from '../../i18n/t.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Form, FormRow, TextInput } from '../../ui/Form/index.ts'
import { Problem } from '../../ui/Problem/Problem.tsx'
import styles from './SetupPage.module.css'

interface AccountPartProps {
  /** Shows that whoever sets up may. */
  token: string
  /** The first user is made and signed in. */
  onMade(): Promise<void>
}

const INPUTS = ['first_name', 'last_name', 'email', 'password', 'site_name']

/** Who the first user is, and what the place is called. */
export function AccountPart({ token, onMade }: AccountPartProps) {
  const mutation = useMutation({
    mutationFn: async (form: FormData) => {
      const text = (name: string) => String(form.get(name) ?? '').trim()
      const user = {
        first_name: text('first_name') || null,
        last_name: text('last_name') || null,
        email: text('email'),
        password: String(form.get('password') ?? ''),
      }
      await setUp(token, user, text('site_name'))
      await onMade()
    },
  })
  const { fields, general } = refusalOf(mutation.error, INPUTS)
  return (
    <div className={styles.card}>
      <h1 className={styles.title}>{t('Welcome')}</h1>
      <p className={styles.lead}>
        {t('You are the first user, so you will be the administrator. Your data comes next.')}
      </p>
      {general !== undefined && (
        <Problem title={t('It could not be set up')} isSmall>
          {general}
        </Problem>
      )}
      <Form errors={fields} onSubmit={(event) => mutation.mutate(new FormData(event.currentTarget))}>
        <FormRow>
          <TextInput label={t('First name')} isOptional name="first_name" autoComplete="given-name" autoFocus />
          <TextInput label={t('Last name')} isOptional name="last_name" autoComplete="family-name" />
        </FormRow>
        <TextInput label={t('Email address')} name="email" type="email" autoComplete="username" isRequired />
        <TextInput
          label={t('Password')}
          name="password"
          type="password"
          autoComplete="new-password"
          help={t('Six characters or more, including a digit, and not a common password.')}
          isRequired
        />
        <TextInput
          label={t('Site name')}
          name="site_name"
          help={t('Such as your company or team. It can be changed.')}
          defaultValue={t('Our data')}
          isRequired
        />
        <Button type="submit" variant="primary" isWide isPending={mutation.isPending}>
          {t('Continue')}
        </Button>
      </Form>
    </div>
  )
}
