import { useQuery } from '@tanstack/react-query'
import { propertiesOptions } from '../../../api/session.ts'
import { settingsOptions } from '../../../api/setting.ts'
import { t } from '../../../i18n/t.ts'
import { Page } from '../../../ui/Page/Page.tsx'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { placeOfUploads } from '../model/settings.ts'
import { LimitsForm } from './LimitsForm.tsx'
import { PlaceForm } from './PlaceForm.tsx'
import { UploadedTables } from './UploadedTables.tsx'
import styles from './admin.module.css'

/** Looking after uploads. */
export function UploadsPage() {
  const { data: properties, error, refetch } = useQuery(propertiesOptions)
  const settings = useQuery(settingsOptions)
  const failed = error ?? settings.error
  const retry = () => void Promise.all([refetch(), settings.refetch()])
  return (
    <Page
      title={t('Uploads')}
      description={t('Files that people upload become tables of a database, and models on them.')}
    >
      {failed !== null && (
        <Problem title={t('The settings could not be loaded')} onRetry={retry}>
          {failed.message}
        </Problem>
      )}
      {failed === null && (properties === undefined || settings.data === undefined) && (
        <Skeleton height={240} radius="card" />
      )}
      <div className={styles.parts}>
        {properties !== undefined && (
          <PlaceForm key={JSON.stringify(properties['uploads-settings'])} kept={placeOfUploads(properties)} />
        )}
        {settings.data !== undefined && <LimitsForm settings={settings.data} />}
        <UploadedTables />
      </div>
    </Page>
  )
}
