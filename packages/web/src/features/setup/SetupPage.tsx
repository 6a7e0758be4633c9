import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate, useRouter } from '@tanstack/react-router'
import { currentUserOptions, propertiesOptions } from '../../api/session.ts'
import { setUp } from '../../api/setup.ts'
import { t } from '../../i18n/t.ts'
import { urls } from '../../lib/urls.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Form, FormRow, TextInput } from '../../ui/Form/index.ts'
import { useTitle } from '../../ui/Page/Page.tsx'
import { Problem } from '../../ui/Problem/Problem.tsx'
import { errorsOf } from './model.ts'
import styles from './SetupPage.module.css'

/** Asks whoever comes first who they are. Sample data is there already. */
export function SetupPage() {
  useTitle(t('Set up'))
  const client = useQueryClient()
  const router = useRouter()
  const { data: properties } = useQuery(propertiesOptions)
  const token = properties?.['setup-token']
  const mutation = useMutation({
    mutationFn: async (form: FormData) => {
      const text = (name: string) => String(form.get(name) ?? '').trim()
      const user = {
        first_name: text('first_name'),
        last_name: text('last_name'),
        email: text('email'),
        password: String(form.get('password') ?? ''),
      }
      await setUp(String(token), user, text('site_name'))
      const [known] = await Promise.all([
        client.fetchQuery({ ...propertiesOptions, staleTime: 0 }),
        client.fetchQuery({ ...currentUserOptions, staleTime: 0 }),
      ])
      router.update({ context: { queryClient: client, properties: known } } as never)
    },
    onSuccess: () => router.navigate({ href: urls.home }),
  })
  if (properties?.['has-user-setup'] === true && !mutation.isPending && !mutation.isSuccess) {
    return <Navigate to={urls.home} replace />
  }
  const { fields, general } = errorsOf(mutation.error)
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <h1 className={styles.title}>{t('Welcome')}</h1>
        <p className={styles.lead}>
          {t('You are the first here, so you will be the administrator. A sample database is there to look around in.')}
        </p>
        {general !== undefined && (
          <Problem title={t('It could not be set up')} isSmall>
            {general}
          </Problem>
        )}
        <Form errors={fields} onSubmit={(event) => mutation.mutate(new FormData(event.currentTarget))}>
          <FormRow>
            <TextInput label={t('First name')} name="first_name" autoComplete="given-name" autoFocus />
            <TextInput label={t('Last name')} name="last_name" autoComplete="family-name" />
          </FormRow>
          <TextInput label={t('Email address')} name="email" type="email" autoComplete="username" isRequired />
          <TextInput
            label={t('Password')}
            name="password"
            type="password"
            autoComplete="new-password"
            help={t('Six characters or more, with a digit among them, and none that everybody uses.')}
            isRequired
          />
          <TextInput
            label={t('Name of this place')}
            name="site_name"
            help={t('Such as your company or team. It can be changed.')}
            defaultValue={t('Our data')}
            isRequired
          />
          <Button type="submit" variant="primary" isWide isPending={mutation.isPending}>
            {t('Begin')}
          </Button>
        </Form>
      </div>
    </main>
  )
}
