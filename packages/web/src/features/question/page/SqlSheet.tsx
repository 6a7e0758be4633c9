import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { sqlOptions } from '../../../api/dataset.ts'
import { databasesOptions } from '../../../api/database.ts'
import { t } from '../../../i18n/t.ts'
import { urls } from '../../../lib/urls.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Code } from '../../../ui/Code/index.ts'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Sheet } from '../../../ui/Sheet/Sheet.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { forPurpose, usePurpose } from '../../create/question/index.ts'
import { withoutEmptyStages, type StagedQuery } from '../../../models/question/index.ts'
import styles from './question.module.css'

interface SqlSheetProps {
  isOpen: boolean
  onOpenChange(isOpen: boolean): void
  query: StagedQuery
}

/** The SQL that the question becomes, to read, or to go on with. */
export function SqlSheet({ isOpen, onOpenChange, query }: SqlSheetProps) {
  const router = useRouter()
  const purpose = usePurpose()
  const { data, error } = useQuery({ ...sqlOptions(withoutEmptyStages(query)), enabled: isOpen })
  const { data: databases = [] } = useQuery(databasesOptions)
  const database = databases.find(({ id }) => id === query.database)
  const text = data?.query ?? ''
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('This question’s SQL')}
      width={640}
      footer={
        database?.native_permissions === 'write' &&
        data !== undefined && (
          <Button
            icon="sql"
            variant="primary"
            onPress={() =>
              void router.navigate({
                href: forPurpose(
                  urls.unsaved({
                    dataset_query: {
                      database: query.database,
                      type: 'native',
                      native: { query: text, 'template-tags': {} },
                    },
                    display: 'table',
                    visualization_settings: {},
                  }),
                  purpose,
                ),
              })
            }
          >
            {t('Continue in SQL')}
          </Button>
        )
      }
    >
      {error !== null ? (
        <Problem title={t('There is no SQL for it yet')} isSmall>
          {error.message}
        </Problem>
      ) : data === undefined ? (
        <Skeleton lines={8} />
      ) : (
        <div className={styles.sql}>
          <Code
            label={t('This question’s SQL')}
            value={text}
            onChange={() => {}}
            isReadOnly
            dialect={database?.engine ?? 'postgres'}
          />
        </div>
      )}
    </Sheet>
  )
}
