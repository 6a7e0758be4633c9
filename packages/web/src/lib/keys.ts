/** Keys that actions are bound to: `mod+k`, `shift+mod+z`, `g h`, `?`, `esc`. `mod` is ⌘ on Apple, else Ctrl. */
import { lookup } from '@querent/contract/lookup/index.ts'

/** What is read of a keyboard event. */
interface KeyPress {
  key: string
  /** The place of the key, for letters that Alt or another alphabet changes. */
  code?: string
  ctrlKey?: boolean
  metaKey?: boolean
  altKey?: boolean
  shiftKey?: boolean
  isComposing?: boolean
  target?: unknown
}

const NAMES: Readonly<Record<string, string>> = lookup({
  escape: 'esc',
  arrowup: 'up',
  arrowdown: 'down',
  arrowleft: 'left',
  arrowright: 'right',
  ' ': 'space',
  return: 'enter',
})
/** Text fields have a history, a clipboard and a selection of their own. */
const EDITING = new Set(['mod+z', 'mod+shift+z', 'mod+y', 'mod+a', 'mod+c', 'mod+x', 'mod+v'])
const SEQUENCE_MS = 1000
const TEXT_FIELD = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]'
const NO_TEXT = /^(?:button|checkbox|color|file|image|radio|range|reset|submit)$/

const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '')

/** True where typed letters are text. */
export function isTextField(target: unknown): boolean {
  if (typeof Element === 'undefined' || !(target instanceof Element)) return false
  const field = target.closest(TEXT_FIELD)
  return field !== null && !(field instanceof HTMLInputElement && NO_TEXT.test(field.type))
}

/**
 * Finds out which keys were pressed, sequences included: two presses belong together within a second. `read` gives one of
 * `bound`, or null. In text fields only those with Ctrl, Alt or ⌘ count that do not edit text.
 */
export function createKeyReader(apple = isApple, now: () => number = Date.now) {
  let before: { press: string; at: number } | null = null

  function read(event: KeyPress, bound: Iterable<string>): string | null {
    if (event.isComposing === true || /^(?:Shift|Control|Alt|Meta|Dead|AltGraph)$/.test(event.key)) return null
    const presses = pressesOf(event, apple)
    const inText = isTextField(event.target)
    const byForm = new Map([...bound].map((keys) => [keys.split(' ').map(canonical).join(' '), keys]))
    const first = before !== null && now() - before.at <= SEQUENCE_MS ? before.press : null
    before = null
    for (const press of presses) {
      if (inText && (EDITING.has(press) || !/^(?:ctrl|alt|mod)\+/.test(press))) continue
      const found = (first === null ? undefined : byForm.get(`${first} ${press}`)) ?? byForm.get(press)
      if (found !== undefined) return found
      if ([...byForm.keys()].some((form) => form.startsWith(`${press} `))) before = { press, at: now() }
    }
    return null
  }
  return { read }
}

/** The press as it may be bound: by the letter, and by the place of the key where the letter is of another alphabet. */
function pressesOf(event: KeyPress, apple: boolean): string[] {
  const { key, code = '', ctrlKey = false, metaKey = false, altKey = false, shiftKey = false } = event
  const modifiers: string[] = []
  if (apple ? ctrlKey : metaKey) modifiers.push('ctrl')
  if (altKey) modifiers.push('alt')
  if (apple ? metaKey : ctrlKey) modifiers.push('mod')
  const name = NAMES[key.toLowerCase()] ?? key.toLowerCase()
  const isLetter = /^\p{L}$/u.test(name)
  // Shift belongs to `?` and `[`, but not to letters and named keys.
  if (shiftKey && (isLetter || name.length > 1)) modifiers.push('shift')
  const found = [canonical([...modifiers, name].join('+'))]
  const place = /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase()
  if (place !== undefined && place !== name && (altKey || !/^[a-z]$/.test(name))) {
    found.push(canonical([...new Set([...modifiers, ...(shiftKey ? ['shift'] : []), place])].join('+')))
  }
  return found
}

function canonical(press: string): string {
  const parts = press.toLowerCase().split(/\+(?!$)/)
  const key = parts.at(-1) ?? ''
  const before = new Set(parts.slice(0, -1))
  return [...(['ctrl', 'alt', 'mod', 'shift'] as const).filter((name) => before.has(name)), NAMES[key] ?? key].join('+')
}
