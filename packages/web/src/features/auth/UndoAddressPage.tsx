import { useMutation } from '@tanstack/react-query'
import { undoAddress } from '../../api/session.ts'
import { t } from '../../i18n/t.ts'
import { urls } from '../../lib/urls.ts'
import { usePathPart } from '../../lib/address/index.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Card } from './Card.tsx'
import { Refused } from './Refused.tsx'
import styles from './auth.module.css'

/** Undoes a change of address by the link of a mail. It waits for a click: programs that read mails open links too. */
export function UndoAddressPage() {
  const token = usePathPart('token') ?? ''
  const undoing = useMutation({ mutationFn: () => undoAddress(token) })
  if (undoing.isSuccess) {
    const { email, reset_token: reset } = undoing.data
    return (
      <Card
        title={t('Your email address was restored')}
        lead={t('You sign in as {email} again. Everybody else is signed out.', { email })}
      >
        <p className={styles.hint}>
          {reset === null ? (
            <Link href={urls.signIn}>{t('Back to sign-in')}</Link>
          ) : (
            <Link href={urls.resetPassword(reset)}>{t('Set a new password')}</Link>
          )}
        </p>
      </Card>
    )
  }
  return (
    <Card
      title={t('Wasn’t this you?')}
      lead={t('Your account’s email address was changed. You can undo the change and end all sessions.')}
    >
      <div className={styles.parts}>
        <Refused reason={undoing.error?.message} />
        <Button variant="primary" isWide isPending={undoing.isPending} onPress={() => undoing.mutate()}>
          {t('Restore my email address')}
        </Button>
        <p className={styles.hint}>
          <Link href={urls.signIn}>{t('Back to sign-in')}</Link>
        </p>
      </div>
    </Card>
  )
}
