import type { ShownAction } from '../../api/action.ts'

type Looks = Pick<ShownAction, 'kind' | 'visualization_settings'>

/** What is asked before it is carried out; empty for nothing. */
export function confirmationOf({ visualization_settings }: Looks): string {
  const text = visualization_settings['confirmMessage']
  return typeof text === 'string' ? text.trim() : ''
}

/** Whether its button warns. */
export function isDangerous({ kind, visualization_settings }: Looks): boolean {
  return kind === 'row/delete' || visualization_settings['submitButtonColor'] === 'danger'
}
