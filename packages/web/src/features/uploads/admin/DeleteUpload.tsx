import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteUploadedTable, type UploadedTable } from '../../../api/uploads.ts'
import { t } from '../../../i18n/t.ts'
import { Checkbox } from '../../../ui/Choice/index.ts'
import { ConfirmDialog } from '../../../ui/Dialog/ConfirmDialog.tsx'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { toast } from '../../../ui/Toast/index.ts'
import styles from './admin.module.css'

interface DeleteUploadProps {
  table: UploadedTable
  onClose(): void
}

/** Asks before a table goes, and what becomes of what is built on it. */
export function DeleteUpload({ table: { id, display_name: name }, onClose }: DeleteUploadProps) {
  const client = useQueryClient()
  const [archives, setArchives] = useState(true)
  const deleting = useMutation({
    mutationFn: () => deleteUploadedTable(id, archives),
    onSuccess: async () => {
      toast(t('{name} was deleted', { name }))
      await client.invalidateQueries()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('Delete {name}?', { name })}
      action={t('Delete')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() => deleting.mutateAsync()}
    >
      <div className={styles.part}>
        <p>{t('The table is deleted in its database, with all rows. This cannot be undone.')}</p>
        <Checkbox isSelected={archives} onChange={setArchives}>
          {t('Move its questions and models to the trash')}
        </Checkbox>
        {deleting.error !== null && (
          <Problem isSmall title={t('It could not be deleted')}>
            {deleting.error.message}
          </Problem>
        )}
      </div>
    </ConfirmDialog>
  )
}
