import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../../api/errors.ts'
import { managedTableOptions } from '../../../../api/table.ts'
import { t } from '../../../../i18n/t.ts'
import { Problem } from '../../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../../ui/Skeleton/Skeleton.tsx'
import { FieldSheet } from '../field/FieldSheet.tsx'
import { FieldGrid } from '../fields/FieldGrid.tsx'
import { TableHead } from './TableHead.tsx'
import styles from '../metadata.module.css'

interface TableEditorProps {
  id: number
  /** The field whose settings are open. */
  fieldId: number | undefined
}

/** One table: what it is called, who sees it, and its fields. */
export function TableEditor({ id, fieldId }: TableEditorProps) {
  const { data: table, error, refetch, isFetching } = useQuery(managedTableOptions(id))
  if (table === undefined && error !== null) {
    const status = error instanceof ApiError ? error.status : 0
    return (
      <Problem
        title={
          status === 404
            ? t('There is no such table')
            : status === 403
              ? t('You cannot edit this table’s metadata')
              : t('The table could not be loaded')
        }
        {...(status !== 404 && status !== 403 && { onRetry: () => void refetch(), isRetrying: isFetching })}
      >
        {status === 403
          ? t('An administrator can allow it for one of your groups.')
          : status === 404
            ? t('It may have been removed from its database.')
            : error.message}
      </Problem>
    )
  }
  if (table === undefined) return <Skeleton height={420} radius="card" />
  return (
    <article className={styles.editor} aria-label={table.display_name}>
      <TableHead table={table} />
      <FieldGrid table={table} />
      <FieldSheet table={table} fieldId={fieldId} />
    </article>
  )
}
