import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { databaseUsesOptions, deleteDatabase, type ManagedDatabase } from '../../../api/database-admin.ts'
import { t } from '../../../i18n/t.ts'
import { urls } from '../../../lib/urls.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { Form, TextInput } from '../../../ui/Form/index.ts'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { toast } from '../../../ui/Toast/index.ts'
import { lossesOf } from './losses.ts'
import styles from './databases.module.css'

const FORM = 'delete-database'

/** Says what goes with a database, and asks for its name. */
export function DeleteDialog({ database, onClose }: { database: ManagedDatabase; onClose(): void }) {
  const { id, name } = database
  const client = useQueryClient()
  const router = useRouter()
  const [typed, setTyped] = useState('')
  const uses = useQuery({ ...databaseUsesOptions(id), staleTime: 0 })
  const isMeant = typed.trim() === name.trim()
  const deleting = useMutation({
    mutationFn: () => deleteDatabase(id),
    onSuccess: async () => {
      toast(t('{name} was deleted', { name }))
      await router.navigate({ href: urls.databases })
      client.removeQueries({ queryKey: ['database', id] })
      // Questions, collections and recents may all have lost something.
      void client.invalidateQueries()
    },
  })
  const losses = uses.data === undefined ? [] : lossesOf(uses.data)
  return (
    <Dialog
      title={t('Delete {name}?', { name })}
      role="alertdialog"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={(close) => (
        <>
          <Button onPress={close}>{t('Cancel')}</Button>
          <Button
            variant="danger"
            type="submit"
            form={FORM}
            isDisabled={!isMeant || uses.data === undefined}
            isPending={deleting.isPending}
          >
            {t('Delete')}
          </Button>
        </>
      )}
    >
      <Form id={FORM} onSubmit={() => isMeant && uses.data !== undefined && !deleting.isPending && deleting.mutate()}>
        {uses.error !== null && (
          <Problem isSmall title={t('Dependent content could not be loaded')} onRetry={() => void uses.refetch()}>
            {uses.error.message}
          </Problem>
        )}
        {uses.isPending && <Skeleton lines={3} />}
        {uses.data !== undefined && (
          <div className={styles.losses}>
            {losses.length === 0 ? (
              <p>{t('Nothing was built on it. Its table metadata is deleted; the data itself is not.')}</p>
            ) : (
              <>
                <p>{t('These are deleted too, for everybody, and cannot be restored:')}</p>
                <ul>
                  {losses.map((loss) => (
                    <li key={loss}>{loss}</li>
                  ))}
                </ul>
                <p>{t('Cards based on it disappear from dashboards. The data itself is not deleted.')}</p>
              </>
            )}
          </div>
        )}
        <TextInput
          label={t('Type {name} to delete it', { name })}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          autoFocus
        />
        {deleting.error !== null && (
          <Problem isSmall title={t('It could not be deleted')}>
            {deleting.error.message}
          </Problem>
        )}
      </Form>
    </Dialog>
  )
}
