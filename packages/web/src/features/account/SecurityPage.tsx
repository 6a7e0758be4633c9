import { useQuery } from '@tanstack/react-query'
import { currentUserOptions } from '../../api/session.ts'
import { t } from '../../i18n/t.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { Factors } from './factors/Factors.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { Section } from './Section.tsx'

/** Password and second factors. */
export function SecurityPage() {
  const { data: me } = useQuery(currentUserOptions)
  if (me === undefined) return null
  return (
    <AccountFrame>
      {me.sso_source === null && (
        <Section title={t('Password')}>
          <PasswordForm user={me.id} />
        </Section>
      )}
      <Section
        title={t('Second factor')}
        text={t('Required in addition to the password, so that a password alone is not enough to sign in.')}
      >
        <Factors />
      </Section>
    </AccountFrame>
  )
}
