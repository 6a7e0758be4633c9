/** What every control is given. */
import type { Setting } from '../catalogue/index.ts'

export interface ControlProps {
  setting: Setting
  value: unknown
  /** What reads as the default, for a placeholder. */
  otherwise: unknown
  error: string | undefined
  isDisabled: boolean
  /** Keeps a value; null brings back the default. */
  onSave(value: unknown): void
}
