import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import styles from './BareDialog.module.css'

interface BareDialogProps {
  /** Its accessible name. */
  label: string
  isOpen: boolean
  onOpenChange(isOpen: boolean): void
  children: ReactNode
}

/** A window over the page without head and padding, near the top: for lists that are searched. */
export function BareDialog({ label, children, ...rest }: BareDialogProps) {
  return (
    <ModalOverlay {...rest} isDismissable className={styles.overlay}>
      <Modal className={styles.modal}>
        <Dialog aria-label={label} className={styles.dialog}>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
