import { lookup } from '@querent/contract/lookup/index.ts'
import styles from './Kbd.module.css'

const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)

const SIGNS: Readonly<Record<string, string>> = lookup({
  mod: isApple ? '⌘' : 'Ctrl',
  shift: isApple ? '⇧' : 'Shift',
  alt: isApple ? '⌥' : 'Alt',
  enter: '↵',
  escape: 'Esc',
  up: '↑',
  down: '↓',
  left: '←',
  right: '→',
  space: 'Space',
  backspace: '⌫',
  delete: isApple ? '⌦' : 'Del',
  f2: 'F2',
})

interface KbdProps {
  /** `mod+s`, or one after the other: `g h`. */
  keys: string
}

/** Keys to press, as this machine writes them. */
export function Kbd({ keys }: KbdProps) {
  return <kbd className={styles.kbd}>{keys.split(' ').map(chord).join(' ')}</kbd>
}

function chord(text: string): string {
  return text
    .split('+')
    .map((key) => SIGNS[key] ?? (key.length === 1 && text.length > 1 ? key.toUpperCase() : key))
    .join(isApple ? '' : '+')
}
