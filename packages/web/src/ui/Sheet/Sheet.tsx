import { useEffect, useRef, type ReactNode } from 'react'
import { Dialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../Button/IconButton.tsx'
import { t } from '../../i18n/t.ts'
import styles from './Sheet.module.css'

type Content = ReactNode | ((close: () => void) => ReactNode)

export interface SheetProps {
  title: string
  /** When no `DialogTrigger` wraps it. */
  isOpen?: boolean
  onOpenChange?(isOpen: boolean): void
  /** It has left the page, and the focus is back where it was before. */
  onClosed?(): void
  /** In pixels, 440 unless told, or as its content has it; on a phone it is as wide as the window. */
  width?: number | 'fit-content'
  /** Buttons in its head, such as previous and next. */
  actions?: ReactNode
  footer?: Content
  children: Content
}

/** A panel at the end of the window, for what needs room beside the page. Within `DialogTrigger` or with `isOpen`. */
export function Sheet({ title, width = 440, actions, footer, children, onClosed, ...rest }: SheetProps) {
  return (
    <ModalOverlay {...rest} isDismissable className={styles.overlay}>
      <Modal className={styles.sheet} style={{ inlineSize: width }}>
        <Dialog className={styles.dialog}>
          {({ close }) => (
            <>
              {onClosed !== undefined && <WhenGone then={onClosed} />}
              <header className={styles.head}>
                <Heading slot="title" level={2} className={styles.title}>
                  {title}
                </Heading>
                {actions}
                <IconButton icon="close" label={t('Close')} onPress={close} />
              </header>
              <div className={styles.body}>{typeof children === 'function' ? children(close) : children}</div>
              {footer !== undefined && (
                <footer className={styles.foot}>{typeof footer === 'function' ? footer(close) : footer}</footer>
              )}
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/** Calls back in the frame after it has left the page, at whose begin the focus is given back. */
function WhenGone({ then }: { then(): void }) {
  const latest = useRef(then)
  latest.current = then
  useEffect(() => () => void requestAnimationFrame(() => latest.current()), [])
  return null
}
