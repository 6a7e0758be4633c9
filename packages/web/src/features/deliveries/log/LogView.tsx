import { useInfiniteQuery } from '@tanstack/react-query'
import { deliveryLogOptions } from '../../../api/notification.ts'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { RowList } from '../../../ui/RowList/RowList.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { NothingYet } from '../lists/NothingYet.tsx'
import { askedFilter, narrows, type ChosenFilter } from '../model/log-filter.ts'
import { LogRow } from './LogRow.tsx'
import styles from '../deliveries.module.css'

interface LogViewProps {
  filter: ChosenFilter
  onClear(): void
}

/** While somebody looks, what goes out is seen. */
const REFRESH_MS = 5000

/** What became of deliveries, newest first. */
export function LogView({ filter, onClear }: LogViewProps) {
  const { data, error, refetch, isPlaceholderData, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...deliveryLogOptions({ ...askedFilter(filter), state: filter.state }),
    refetchInterval: REFRESH_MS,
  })
  const rows = data?.pages.flatMap((page) => page.data) ?? []
  if (data === undefined && error !== null) {
    return (
      <Problem title={t('The log could not be loaded.')} onRetry={() => void refetch()}>
        {error.message}
      </Problem>
    )
  }
  if (data === undefined) return <Skeleton height={360} radius="card" />
  if (rows.length === 0) return <Nothing isNarrow={narrows(filter)} onClear={onClear} />
  return (
    <>
      <RowList isOld={isPlaceholderData}>
        {rows.map((entry) => (
          <LogRow key={entry.id} entry={entry} />
        ))}
      </RowList>
      {hasNextPage && (
        <div className={styles.foot}>
          <Button isSmall isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            {t('Show older')}
          </Button>
        </div>
      )}
    </>
  )
}

function Nothing({ isNarrow, onClear }: { isNarrow: boolean; onClear(): void }) {
  if (!isNarrow) {
    return (
      <NothingYet title={t('Nothing has been sent yet')}>
        {t('The outcome of each delivery is listed here.')}
      </NothingYet>
    )
  }
  return (
    <Empty
      icon="mail"
      title={t('No matching entries')}
      action={<Button onPress={onClear}>{t('Clear the filters')}</Button>}
    />
  )
}
