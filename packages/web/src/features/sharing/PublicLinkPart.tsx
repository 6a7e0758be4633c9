import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createPublicLink, deletePublicLink, type Shared } from '../../api/sharing.ts'
import { t } from '../../i18n/t.ts'
import { Switch } from '../../ui/Choice/index.ts'
import { CopyField } from '../../ui/CopyField/CopyField.tsx'
import { ConfirmDialog } from '../../ui/Dialog/ConfirmDialog.tsx'
import { Problem } from '../../ui/Problem/Problem.tsx'
import { QrCode } from '../../ui/QrCode/QrCode.tsx'
import { LookChoice } from './LookChoice.tsx'
import { frameCode, lookHash, oembedAddress, publicAddress, type FrameLook } from './model.ts'
import styles from './sharing.module.css'

interface PublicLinkPartProps {
  /** With a slash at its end. */
  site: string
  shared: Shared
  uuid: string | null
}

/** A link that anybody may open. */
export function PublicLinkPart({ site, shared, uuid }: PublicLinkPartProps) {
  const client = useQueryClient()
  const [look, setLook] = useState<FrameLook>({ hasTitle: true, hasBorder: true, theme: 'light' })
  const [isAsking, setAsking] = useState(false)
  const change = useMutation({
    mutationFn: async (isOn: boolean) => (isOn ? createPublicLink(shared) : deletePublicLink(shared)),
    onSettled: () => client.invalidateQueries({ queryKey: [shared.kind, shared.id], exact: true }),
  })
  const address = uuid === null ? null : publicAddress(site, shared, uuid)
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{t('Public link')}</h3>
      <Switch
        isSelected={uuid !== null}
        isDisabled={change.isPending}
        onChange={(isOn) => (isOn ? change.mutate(true) : setAsking(true))}
        help={t('Anybody with the link can see all of it, without an account.')}
      >
        {t('Anybody with the link')}
      </Switch>
      {change.error !== null && (
        <Problem title={t('The link could not be changed')} isSmall onRetry={() => change.mutate(change.variables)}>
          {change.error.message}
        </Problem>
      )}
      {address !== null && (
        <>
          <CopyField label={t('Link')} value={address} />
          <details>
            <summary>{t('Link as a QR code')}</summary>
            <QrCode text={address} label={t('QR code for the link')} />
          </details>
          <LookChoice look={look} onChange={setLook} />
          <CopyField label={t('Code for a web page')} value={frameCode(address + lookHash(look))} />
          <details>
            <summary>{t('For sites that read oEmbed')}</summary>
            <div className={styles.opened}>
              <p className={styles.text}>{t('Most of them need only the public link.')}</p>
              <CopyField label={t('oEmbed address')} value={oembedAddress(site, address + lookHash(look))} />
            </div>
          </details>
        </>
      )}
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
    </section>
  )
}
