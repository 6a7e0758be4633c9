import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { copySource, type CopyChoices, type CopySource } from '../../api/copies.ts'
import { t } from '../../i18n/t.ts'
import { FormDialog } from '../../ui/Dialog/FormDialog.tsx'
import { CopyFields } from './CopyFields.tsx'

interface CopyDialogProps {
  source: CopySource
  start: CopyChoices
  onClose(): void
}

/** Changes how a copy is read and refreshed. */
export function CopyDialog({ source, start, onClose }: CopyDialogProps) {
  const client = useQueryClient()
  const { max_age_s, accepts_float_sums, growing } = start
  const [choices, setChoices] = useState<CopyChoices>({ max_age_s, accepts_float_sums, growing })
  const save = useMutation({
    mutationFn: () => copySource(source, choices),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['stored models'] })
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('What the copy may answer')}
      action={t('Save')}
      isPending={save.isPending}
      problem={save.error?.message}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <CopyFields source={source} value={choices} onChange={setChoices} />
    </FormDialog>
  )
}
