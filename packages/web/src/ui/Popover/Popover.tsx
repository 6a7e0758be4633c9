import type { ReactNode, RefObject } from 'react'
import { Dialog, DialogTrigger, Heading } from 'react-aria-components/Dialog'
import { Popover as Base } from 'react-aria-components/Popover'
import styles from './Popover.module.css'

type PopoverPlacement = 'bottom start' | 'bottom end' | 'bottom' | 'top start' | 'top' | 'end top' | 'start top'

/** Wraps a button and the `Popover` that it opens. */
export const PopoverTrigger = DialogTrigger

interface PopoverProps {
  /** Its accessible name, when it has no title. */
  label?: string
  title?: ReactNode
  placement?: PopoverPlacement
  /** In pixels; as wide as its content unless told. */
  width?: number
  /** Without padding, for lists. */
  isBare?: boolean
  /** With `anchor`: where it stands when no trigger wraps it. */
  isOpen?: boolean
  onOpenChange?(isOpen: boolean): void
  anchor?: RefObject<Element | null>
  /** Leaves the page usable beside it. */
  isNonModal?: boolean
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** A panel at what opened it. Escape and a press elsewhere close it, and the focus goes back. */
export function Popover(props: PopoverProps) {
  const { label, title, placement = 'bottom start', width, isBare = false, anchor, children, ...rest } = props
  return (
    <Base
      {...rest}
      // The dialog within has the name: named without a role, the panel would be content of its own.
      aria-labelledby=""
      triggerRef={anchor}
      placement={placement}
      offset={4}
      className={styles.popover}
      style={width === undefined ? undefined : { inlineSize: width }}
    >
      <Dialog aria-label={label} className={isBare ? `${styles.dialog} ${styles.bare}` : styles.dialog}>
        {({ close }) => (
          <>
            {title !== undefined && (
              <Heading slot="title" level={2} className={styles.title}>
                {title}
              </Heading>
            )}
            {typeof children === 'function' ? children(close) : children}
          </>
        )}
      </Dialog>
    </Base>
  )
}
