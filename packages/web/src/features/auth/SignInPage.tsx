import { useRouter } from '@tanstack/react-router'
import { t } from '../../i18n/t.ts'
import { urls } from '../../lib/urls.ts'
import { useTitle } from '../../ui/Page/Page.tsx'
import { SignInForm } from './SignInForm.tsx'
import styles from './SignInPage.module.css'

/** The way in, and then to where one wanted to go. */
export function SignInPage() {
  const router = useRouter()
  useTitle(t('Sign in'))
  const target = new URLSearchParams(window.location.search).get('redirect') ?? urls.home
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <h1 className={styles.title}>{t('Sign in')}</h1>
        <SignInForm onSignedIn={() => void router.navigate({ href: target.startsWith('/') ? target : urls.home })} />
      </div>
    </main>
  )
}
