import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { currentUserOptions } from '../../../../api/session.ts'
import { makeUploadsDatabase } from '../../../../api/uploads.ts'
import { t } from '../../../../i18n/t.ts'
import { urls } from '../../../../lib/urls.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Empty } from '../../../../ui/Empty/Empty.tsx'
import { Link } from '../../../../ui/Link/Link.tsx'
import { Problem } from '../../../../ui/Problem/Problem.tsx'
import styles from '../sheet.module.css'

/** Nothing can be uploaded: by this person, or yet. Administrators can change that here. */
export function UploadsOff({ onClose }: { onClose(): void }) {
  const client = useQueryClient()
  const { data: user } = useQuery(currentUserOptions)
  const making = useMutation({ mutationFn: makeUploadsDatabase, onSuccess: () => client.invalidateQueries() })
  if (user?.is_superuser !== true) return <AskSomebody isOff={user?.permissions.can_upload !== false} />
  return (
    <div className={styles.parts}>
      <Empty
        icon="upload"
        title={t('Uploads are off')}
        action={
          <Button variant="primary" icon="database" isPending={making.isPending} onPress={() => making.mutate()}>
            {t('Keep uploads in a database of their own')}
          </Button>
        }
      >
        {t(
          'Files become tables of a database. It can be one of its own, a DuckDB file beside the server’s data, or one that is connected.',
        )}
      </Empty>
      {making.error !== null && (
        <Problem isSmall title={t('The database could not be made')}>
          {making.error.message}
        </Problem>
      )}
      <p className={styles.center}>
        <Link href={urls.uploads} onPress={onClose}>
          {t('Choose a connected database')}
        </Link>
      </p>
    </div>
  )
}

function AskSomebody({ isOff }: { isOff: boolean }) {
  return isOff ? (
    <Empty icon="upload" title={t('Uploads are off')}>
      {t('Ask an administrator to turn them on under Administration → Uploads.')}
    </Empty>
  ) : (
    <Empty icon="upload" title={t('You may not upload files')}>
      {t('Ask an administrator for the permission.')}
    </Empty>
  )
}
