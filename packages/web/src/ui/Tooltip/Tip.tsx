import { useState, type ReactElement, type ReactNode } from 'react'
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
  // Within the page's landmark: what stands beside all landmarks is missed by those who go from one to the next.
  const [main, setMain] = useState<Element>()
  return (
    <TooltipTrigger
      delay={500}
      closeDelay={60}
      isDisabled={isDisabled}
      onOpenChange={(isOpen) => isOpen && setMain(document.querySelector('main') ?? undefined)}
    >
      {children}
      <Tooltip className={styles.tip} placement={placement} offset={6} UNSTABLE_portalContainer={main}>
        {text}
        {keys !== undefined && <Kbd keys={keys} />}
      </Tooltip>
    </TooltipTrigger>
  )
}
