import { useRef, type FocusEvent } from 'react'

/** Kinds of input that hold no words of a person. */
const NOT_TYPED: ReadonlySet<string> = new Set([
  'checkbox',
  'radio',
  'file',
  'search',
  'color',
  'range',
  'submit',
  'button',
])

type Field = HTMLInputElement | HTMLTextAreaElement

/** Whether fields of a form within hold something else than when they first had the focus. */
export function useTyped() {
  const values = useRef(new Map<Field, string>())
  return {
    onFocusCapture({ target }: FocusEvent): void {
      if (isField(target) && !values.current.has(target)) values.current.set(target, target.value)
    },
    isTyped: (): boolean =>
      [...values.current].some(([field, value]) => field.isConnected && field.form !== null && field.value !== value),
  }
}

function isField(target: Element): target is Field {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !NOT_TYPED.has(target.type))
}
