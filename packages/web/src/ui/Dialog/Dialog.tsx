import type { ReactNode } from 'react'
import { Dialog as Base, DialogTrigger as Trigger, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../Button/IconButton.tsx'
import { t } from '../../i18n/t.ts'
import styles from './Dialog.module.css'

/** Wraps a button and the `Dialog` or `Sheet` that it opens. */
export const DialogTrigger = Trigger

type Content = ReactNode | ((close: () => void) => ReactNode)

export interface DialogProps {
  title: string
  /** When no `DialogTrigger` wraps it. */
  isOpen?: boolean
  onOpenChange?(isOpen: boolean): void
  size?: 'small' | 'normal' | 'large'
  /** `alertdialog` for what must be answered: a press outside does not close it. */
  role?: 'dialog' | 'alertdialog'
  /** The buttons, the one that does it last. */
  footer?: Content
  children?: Content
}

/** A window over the page for one small matter. The focus stays within and goes back where it was. */
export function Dialog(props: DialogProps) {
  const { title, size = 'normal', role = 'dialog', footer, children, ...rest } = props
  return (
    <ModalOverlay {...rest} isDismissable={role === 'dialog'} className={styles.overlay}>
      <Modal className={styles.modal} data-size={size}>
        <Base role={role} className={styles.dialog}>
          {({ close }) => (
            <>
              <header className={styles.head}>
                <Heading slot="title" level={2} className={styles.title}>
                  {title}
                </Heading>
                {role === 'dialog' && <IconButton icon="close" label={t('Close')} onPress={close} isSmall />}
              </header>
              <div className={styles.body}>{resolve(children, close)}</div>
              {footer !== undefined && <footer className={styles.foot}>{resolve(footer, close)}</footer>}
            </>
          )}
        </Base>
      </Modal>
    </ModalOverlay>
  )
}

function resolve(content: Content, close: () => void): ReactNode {
  return typeof content === 'function' ? content(close) : content
}
