import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { regenerateKey, type ApiKey } from '../../../../api/api-key.ts'
import { refusalOf } from '../../../../api/refusal.ts'
import { t } from '../../../../i18n/t.ts'
import { FormDialog } from '../../../../ui/Dialog/FormDialog.tsx'
import { needsProof, ProofField, proofIn } from '../../../account/index.ts'

interface RegenerateDialogProps {
  apiKey: ApiKey
  onMade(made: { name: string; unmasked_key: string }): void
  onClose(): void
}

/** Makes a new secret for a key, and asks for the password when the sign-in was long ago. */
export function RegenerateDialog({ apiKey, onMade, onClose }: RegenerateDialogProps) {
  const client = useQueryClient()
  const [isProving, setProving] = useState(false)
  const making = useMutation({
    mutationFn: (form: FormData) => regenerateKey(apiKey.id, proofIn(form)),
    // What was asked for stays asked for, whatever fails after that.
    onError: (error) => setProving((isAsked) => isAsked || needsProof(error)),
    onSuccess: async (made) => {
      await client.invalidateQueries({ queryKey: ['api-key'] })
      onClose()
      onMade(made)
    },
  })
  const { fields, general } = refusalOf(making.error, ['password'])
  return (
    <FormDialog
      title={t('Create a new key for “{name}”?', { name: apiKey.name })}
      action={t('Create a new key')}
      isPending={making.isPending}
      errors={fields}
      problem={general}
      onSubmit={(form) => making.mutate(form)}
      onClose={onClose}
    >
      <p>{t('The current key stops working immediately. Programs that use it need the new one.')}</p>
      {isProving && <ProofField kind="password" isFirst />}
    </FormDialog>
  )
}
