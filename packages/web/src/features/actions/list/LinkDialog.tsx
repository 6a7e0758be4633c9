import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createActionLink, deleteActionLink, type ModelAction } from '../../../api/action.ts'
import { propertiesOptions } from '../../../api/session.ts'
import { t } from '../../../i18n/t.ts'
import { Switch } from '../../../ui/Choice/index.ts'
import { CopyField } from '../../../ui/CopyField/CopyField.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import styles from '../actions.module.css'

interface LinkDialogProps {
  action: ModelAction
  onClose(): void
}

/** A link that opens the form of an action to anybody. */
export function LinkDialog({ action: { id, name, public_uuid: uuid }, onClose }: LinkDialogProps) {
  const client = useQueryClient()
  const { data: properties = {} } = useQuery(propertiesOptions)
  const change = useMutation({
    mutationFn: async (isOn: boolean) => (isOn ? createActionLink(id) : deleteActionLink(id)),
    onSettled: () => client.invalidateQueries({ queryKey: ['action'] }),
  })
  const site = new URL(String(properties['site-url'] ?? '') || document.baseURI, document.baseURI).href
  const address = `${site.replace(/\/$/, '')}/public/action/${uuid}`
  return (
    <Dialog title={t('Public link to “{name}”', { name })} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className={styles.link}>
        <Switch
          isSelected={uuid !== null}
          isDisabled={change.isPending}
          onChange={(isOn) => change.mutate(isOn)}
          help={t('Anybody with the link can fill in the form and change the data, without an account.')}
        >
          {t('Anybody with the link')}
        </Switch>
        {change.error !== null && (
          <Problem title={t('The link could not be changed')} isSmall onRetry={() => change.mutate(change.variables)}>
            {change.error.message}
          </Problem>
        )}
        {uuid !== null && <CopyField label={t('Link')} value={address} />}
      </div>
    </Dialog>
  )
}
