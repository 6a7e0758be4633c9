import { useState, type ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { t } from '../../i18n/t.ts'
import { Dialog } from './Dialog.tsx'

interface ConfirmDialogProps {
  title: string
  /** The verb of the button that does it. */
  action: string
  isDanger?: boolean
  isOpen?: boolean
  onOpenChange?(isOpen: boolean): void
  /** The dialog closes when it has ended; when it fails, it stays. */
  onConfirm(): void | Promise<unknown>
  children: ReactNode
}

/** Asks before what cannot be undone. The focus begins on Cancel. */
export function ConfirmDialog({ title, action, isDanger, onConfirm, children, ...rest }: ConfirmDialogProps) {
  const [isPending, setPending] = useState(false)
  async function confirm(close: () => void): Promise<void> {
    setPending(true)
    try {
      await onConfirm()
      close()
    } finally {
      setPending(false)
    }
  }
  return (
    <Dialog
      {...rest}
      title={title}
      size="small"
      role="alertdialog"
      footer={(close) => (
        <>
          <Button onPress={close} autoFocus>
            {t('Cancel')}
          </Button>
          <Button
            variant={isDanger === true ? 'danger' : 'primary'}
            isPending={isPending}
            onPress={() => void confirm(close).catch(() => undefined)}
          >
            {action}
          </Button>
        </>
      )}
    >
      {children}
    </Dialog>
  )
}
