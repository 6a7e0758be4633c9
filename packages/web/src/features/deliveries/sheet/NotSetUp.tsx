import { useQuery } from '@tanstack/react-query'
import { currentUserOptions, propertiesOptions } from '../../../api/session.ts'
import { t } from '../../../i18n/t.ts'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { Link } from '../../../ui/Link/Link.tsx'

/** Nothing can be sent until an administrator has set up a channel: where to do so, or whom to ask. */
export function NotSetUp() {
  const { data: me } = useQuery(currentUserOptions)
  const { data: properties = {} } = useQuery(propertiesOptions)
  const admin = properties['admin-email']
  if (me?.is_superuser === true || me?.permissions.can_access_setting === true) {
    return (
      <Empty
        icon="mail"
        title={t('Set up email first')}
        action={
          <>
            <Link variant="button" icon="mail" href="/admin/settings/email">
              {t('Open the email settings')}
            </Link>
            <Link variant="button" href="/admin/settings/channels">
              {t('Slack and webhooks')}
            </Link>
          </>
        }
      >
        {t('Subscriptions and alerts arrive by email, in Slack, or at a webhook.')}
      </Empty>
    )
  }
  return (
    <Empty icon="mail" title={t('Email is not set up yet')}>
      {typeof admin === 'string' && admin !== ''
        ? t('Ask {email} to set it up. Subscriptions and alerts arrive by email.', { email: admin })
        : t('Ask an administrator to set it up. Subscriptions and alerts arrive by email.')}
    </Empty>
  )
}
