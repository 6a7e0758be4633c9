import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createActionLink, deleteActionLink, type ModelAction } from '../../../api/action.ts'
import { propertiesOptions } from '../../../api/session.ts'
import { t } from '../../../i18n/t.ts'
import { Switch } from '../../../ui/Choice/index.ts'
import { CopyField } from '../../../ui/CopyField/CopyField.tsx'
import { ConfirmDialog } from '../../../ui/Dialog/ConfirmDialog.tsx'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { QrCode } from '../../../ui/QrCode/QrCode.tsx'
import { Sheet } from '../../../ui/Sheet/Sheet.tsx'
import styles from '../actions.module.css'

interface LinkSheetProps {
  action: ModelAction
  onClose(): void
}

/** A link that opens the form of an action to anybody. */
export function LinkSheet({ action: { id, name, public_uuid: uuid }, onClose }: LinkSheetProps) {
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { data: properties = {} } = useQuery(propertiesOptions)
  const change = useMutation({
    mutationFn: async (isOn: boolean) => (isOn ? createActionLink(id) : deleteActionLink(id)),
    onSettled: () => client.invalidateQueries({ queryKey: ['action'] }),
  })
  const set = (isOn: boolean) => (isOn ? change.mutate(true) : setAsking(true))
  const site = new URL(String(properties['site-url'] ?? '') || document.baseURI, document.baseURI).href
  const address = `${site.replace(/\/$/, '')}/public/action/${uuid}`
  return (
    <Sheet title={t('Public link to “{name}”', { name })} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className={styles.link}>
        <Switch
          isSelected={uuid !== null}
          onChange={(isOn) => {
            if (!change.isPending) set(isOn)
          }}
          help={t('Anybody with the link can fill in the form and change the data, without an account.')}
        >
          {t('Anybody with the link')}
        </Switch>
        {change.error !== null && (
          <Problem title={t('The link could not be changed')} isSmall onRetry={() => change.mutate(change.variables)}>
            {change.error.message}
          </Problem>
        )}
        {uuid !== null && <Address address={address} />}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('Remove the public link?')}
        action={t('Remove the link')}
        isDanger
        onConfirm={() => change.mutate(false)}
      >
        {t('It stops working everywhere. A new link will have a different URL.')}
      </ConfirmDialog>
    </Sheet>
  )
}

function Address({ address }: { address: string }) {
  return (
    <>
      <CopyField label={t('Link')} value={address} />
      <details>
        <summary>{t('Link as a QR code')}</summary>
        <QrCode text={address} label={t('QR code for the link')} />
      </details>
    </>
  )
}
