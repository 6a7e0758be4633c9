import { useRef } from 'react'
import { Popover } from 'react-aria-components/Popover'
import popover from '../Popover/Popover.module.css'
import { MenuList, type MenuProps } from './Menu.tsx'
import styles from './MenuAt.module.css'

interface MenuAtProps extends Omit<MenuProps, 'placement'> {
  label: string
  /** Where it opens, in pixels of the window; null closes it. */
  at: { x: number; y: number } | null
  onClose(): void
}

/** A menu at a point, such as a mark of a chart or where the second button was pressed. */
export function MenuAt({ at, onClose, ...list }: MenuAtProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  return (
    <>
      <span ref={anchor} className={styles.anchor} style={{ translate: `${at?.x ?? 0}px ${at?.y ?? 0}px` }} />
      <Popover
        className={popover.popover}
        aria-label={list.label}
        triggerRef={anchor}
        placement="bottom start"
        offset={2}
        isOpen={at !== null}
        onOpenChange={(isOpen) => !isOpen && onClose()}
      >
        <MenuList {...list} onClose={onClose} autoFocus="first" />
      </Popover>
    </>
  )
}
