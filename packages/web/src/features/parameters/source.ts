/** Where the values come from that a filter offers. */
import type { PickerOption } from '../../ui/Picker/index.ts'

/** As the server lists them: the value, and the text that stands for it where there is one. */
export interface OfferedValues {
  values: readonly (readonly unknown[])[]
  has_more_values: boolean
}

export interface ValueSource {
  /** The first values of a parameter, or those that hold a text; others chosen narrow them. */
  find(parameterId: string, text: string, signal: AbortSignal): Promise<OfferedValues>
}

export function optionsOf({ values }: OfferedValues): PickerOption[] {
  return values.map(([value, label]) => ({ id: String(value ?? ''), label: String(label ?? value ?? '') }))
}
