import type { ReactElement, ReactNode } from 'react'
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { Kbd } from '../Kbd/Kbd.tsx'
import styles from './Tip.module.css'

export type TipPlacement = 'top' | 'bottom' | 'start' | 'end'

interface TipProps {
  text: ReactNode
  /** Such as `mod+s`. */
  keys?: string
  placement?: TipPlacement
  isDisabled?: boolean
  /** A button or a link of the kit. */
  children: ReactElement
}

/** Explains what it wraps when that is hovered for half a second or focused by keyboard. */
export function Tip({ text, keys, placement = 'top', isDisabled = false, children }: TipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={60} isDisabled={isDisabled}>
      {children}
      <Tooltip className={styles.tip} placement={placement} offset={6}>
        {text}
        {keys !== undefined && <Kbd keys={keys} />}
      </Tooltip>
    </TooltipTrigger>
  )
}
