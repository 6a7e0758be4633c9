import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import {
  currentUserOptions,
  passkeyOptions,
  propertiesOptions,
  signIn,
  signInWithPasskey,
  type SignInProof,
} from '../../api/session.ts'
import { addressOf } from '../../api/client.ts'
import { refusalOf } from '../../api/refusal.ts'
import { loadLanguage } from '../../i18n/languages.ts'
import { t } from '../../i18n/t.ts'
import { urls } from '../../lib/urls.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Checkbox } from '../../ui/Choice/index.ts'
import { Form, TextInput } from '../../ui/Form/index.ts'
import { Link } from '../../ui/Link/Link.tsx'
import { Refused } from './Refused.tsx'
import { SecondFactorForm } from './SecondFactorForm.tsx'
import { hasPasskeys, waysOf, type Provider } from './model.ts'
import { askPasskey, canAskPasskey } from './passkey.ts'
import { useProven } from './use-proven.ts'
import styles from './auth.module.css'

interface SignInFormProps {
  /** Where a provider sends people back to. */
  target: string
  onSignedIn(): void
}

interface Values {
  username: string
  password: string
  remember: boolean
}

/** Who one is: by password and second factor, by a passkey alone, or by a provider, as the server offers. */
export function SignInForm({ target, onSignedIn }: SignInFormProps) {
  const client = useQueryClient()
  const { data: properties = {} } = useQuery(propertiesOptions)
  const form = useRef<HTMLDivElement>(null)

  async function readAnew(): Promise<void> {
    const [user, known] = await Promise.all([
      client.fetchQuery({ ...currentUserOptions, staleTime: 0 }),
      client.fetchQuery({ ...propertiesOptions, staleTime: 0 }),
    ])
    await loadLanguage(String(user.locale ?? known['site-locale'] ?? 'en'))
  }

  const password = useProven(async (values: Values, proof: SignInProof) => {
    await signIn({ ...values, ...proof })
    await readAnew()
  }, onSignedIn)
  const passkey = useMutation({
    mutationFn: async () => {
      const remember = form.current?.querySelector<HTMLInputElement>('[name=remember]')?.checked ?? true
      await signInWithPasskey(await askPasskey(await passkeyOptions()), remember)
      await readAnew()
    },
    onSuccess: onSignedIn,
  })

  if (password.challenge !== undefined) {
    return (
      <SecondFactorForm
        challenge={password.challenge}
        error={password.error}
        isPending={password.isPending}
        onProof={password.prove}
        onPasskey={password.provePasskey}
        onBack={password.back}
      />
    )
  }

  const ways = waysOf(properties, target)
  const { fields, general } = refusalOf(passkey.error ?? password.error, ['username', 'password'])
  return (
    <div className={styles.parts} ref={form}>
      <Refused reason={general} />
      {ways.providers.map((provider) => (
        <Button key={provider.id} isWide onPress={() => window.location.assign(addressOf(provider.path))}>
          {nameOf(provider)}
        </Button>
      ))}
      {ways.hasPassword && (
        <Form
          errors={fields}
          onSubmit={(event) => {
            passkey.reset()
            const values = new FormData(event.currentTarget)
            const text = (name: string) => String(values.get(name) ?? '')
            password.start({
              username: text('username').trim(),
              password: text('password'),
              remember: values.has('remember'),
            })
          }}
        >
          <TextInput
            label={ways.hasDirectory ? t('Email address or user name') : t('Email address')}
            name="username"
            type="text"
            autoComplete="username"
            isRequired
            autoFocus
          />
          <TextInput label={t('Password')} name="password" type="password" autoComplete="current-password" isRequired />
          <Checkbox name="remember" defaultSelected>
            {t('Remember me')}
          </Checkbox>
          <Button type="submit" variant="primary" isWide isPending={password.isPending}>
            {t('Sign in')}
          </Button>
        </Form>
      )}
      {ways.hasPassword && (
        <div className={styles.others}>
          {canAskPasskey() && hasPasskeys(properties['site-url'], window.location.host) && (
            <Button isWide isPending={passkey.isPending} onPress={() => passkey.mutate()}>
              {t('Sign in with a passkey')}
            </Button>
          )}
          <p className={styles.hint}>
            <Link href={urls.forgotPassword}>{t('Forgot your password?')}</Link>
          </p>
        </div>
      )}
    </div>
  )
}

function nameOf({ id, label }: Provider): string {
  if (label !== '') return label
  return id === 'oidc' ? t('Sign in with your organization') : t('Single sign-on')
}
