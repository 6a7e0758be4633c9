import { useQuery } from '@tanstack/react-query'
import { slackManifestOptions } from '../../../../../api/slack.ts'
import { t } from '../../../../../i18n/t.ts'
import { CopyField } from '../../../../../ui/CopyField/CopyField.tsx'
import { Link } from '../../../../../ui/Link/Link.tsx'
import { Problem } from '../../../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../../../ui/Skeleton/Skeleton.tsx'
import type { Settings } from '../../use-settings.ts'
import styles from '../panels.module.css'
import { TokenForm } from './TokenForm.tsx'

const NEW_APP = 'https://api.slack.com/apps?new_app=1'

/** From no app to a connected one, in the order in which it is done. */
export function SlackSetup({ settings }: { settings: Settings }) {
  const { data, error, refetch } = useQuery(slackManifestOptions)
  if (error !== null) {
    return (
      <Problem isSmall title={t('The app manifest could not be loaded')} onRetry={() => void refetch()}>
        {error.message}
      </Problem>
    )
  }
  if (data === undefined) return <Skeleton height={120} />
  const manifest = JSON.stringify(data)
  return (
    <ol className={styles.steps}>
      <li>
        <p>
          {t('Create the Slack app.')}{' '}
          <Link isExternal href={`${NEW_APP}&manifest_json=${encodeURIComponent(manifest)}`}>
            {t('Open Slack with everything filled in')}
          </Link>
        </p>
        <CopyField label={t('Or paste this app manifest there')} value={manifest} />
      </li>
      <li>{t('Install the app in your workspace, and copy its Bot User OAuth Token.')}</li>
      <li>
        <TokenForm settings={settings} />
      </li>
    </ol>
  )
}
