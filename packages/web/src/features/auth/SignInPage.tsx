import { useRouter } from '@tanstack/react-router'
import { usePageProperties } from '../../api/customs.ts'
import { t } from '../../i18n/t.ts'
import { urls } from '../../lib/urls.ts'
import { Card } from './Card.tsx'
import { SignInForm } from './SignInForm.tsx'
import { targetOf } from './model.ts'

/** The way in, and then to where one wanted to go. */
export function SignInPage() {
  const router = useRouter()
  const properties = usePageProperties()
  const target = targetOf(window.location.search, urls.home, properties['landing-page'])
  return (
    <Card title={t('Sign in')}>
      <SignInForm target={target} onSignedIn={() => void router.navigate({ href: target })} />
    </Card>
  )
}
