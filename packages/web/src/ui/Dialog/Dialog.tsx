import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Dialog as Base, DialogTrigger as Trigger, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { t } from '../../i18n/t.ts'
import { useTyped } from './use-typed.ts'
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

/**
 * A window over the page for one small matter. The focus stays within and goes back where it was. What was typed into a form is
 * not lost by Escape, the cross or a press outside: the dialog asks first.
 */
export function Dialog(props: DialogProps) {
  const { title, size = 'normal', role = 'dialog', footer, children, ...rest } = props
  const guard = useGuard()
  const isGuarded = role === 'dialog'
  return (
    <ModalOverlay
      {...rest}
      isDismissable={isGuarded}
      // A list that opens over the dialog is outside it, too.
      shouldCloseOnInteractOutside={(element) => element.matches(`.${styles.overlay}`) && guard.mayClose()}
      className={styles.overlay}
    >
      <Modal className={styles.modal} data-size={size}>
        <div className={styles.guard} {...(isGuarded && guard.events)}>
          <Base role={role} className={styles.dialog}>
            {({ close }) => (
              <>
                <header className={styles.head}>
                  <Heading slot="title" level={2} className={styles.title}>
                    {title}
                  </Heading>
                  {isGuarded && (
                    <IconButton icon="close" label={t('Close')} onPress={() => guard.mayClose() && close()} isSmall />
                  )}
                </header>
                <div className={styles.body}>{resolve(children, close)}</div>
                <Foot isAsking={guard.isAsking} onKeep={guard.keep} onDiscard={() => guard.discard(close)}>
                  {resolve(footer, close)}
                </Foot>
              </>
            )}
          </Base>
        </div>
      </Modal>
    </ModalOverlay>
  )
}

/** Asks before a dialog closes in which something was typed. */
function useGuard() {
  const [isAsking, setAsking] = useState(false)
  const { isTyped, onFocusCapture } = useTyped()
  const before = useRef<Element | null>(null)
  function mayClose(): boolean {
    if (!isTyped()) return true
    before.current ??= document.activeElement
    setAsking(true)
    return false
  }
  function keep(): void {
    setAsking(false)
    if (before.current instanceof HTMLElement) before.current.focus()
    before.current = null
  }
  function discard(close: () => void): void {
    setAsking(false)
    before.current = null
    close()
  }
  function onKeyDownCapture(event: KeyboardEvent): void {
    // What opens over the dialog has its own Escape.
    const isWithin = event.target instanceof Node && event.currentTarget.contains(event.target)
    if (event.key !== 'Escape' || !isWithin) return
    if (isAsking) keep()
    else if (mayClose()) return
    event.preventDefault()
    event.stopPropagation()
  }
  return { isAsking, mayClose, keep, discard, events: { onFocusCapture, onKeyDownCapture } }
}

interface FootProps {
  isAsking: boolean
  onKeep(): void
  onDiscard(): void
  children: ReactNode
}

/** The buttons of the dialog, or the question whether what was typed is to be dropped. */
function Foot({ isAsking, onKeep, onDiscard, children }: FootProps) {
  if (!isAsking) return children === undefined ? null : <footer className={styles.foot}>{children}</footer>
  return (
    <footer className={styles.foot} role="alert">
      <span className={styles.question}>{t('Discard what you typed?')}</span>
      <Button onPress={onKeep} autoFocus>
        {t('Keep editing')}
      </Button>
      <Button variant="danger" onPress={onDiscard}>
        {t('Discard')}
      </Button>
    </footer>
  )
}

function resolve(content: Content, close: () => void): ReactNode {
  return typeof content === 'function' ? content(close) : content
}
