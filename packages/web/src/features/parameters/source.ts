/** Where the values come from that a filter offers. */
import type { PickerOption } from '../../ui/Picker/index.ts'

/** As the server lists them: the value, and the text that stands for it where there is one. */
export interface OfferedValues {
  values: readonly (readonly unknown[])[]
  has_more_values: boolean
}

export type Narrowing = Readonly<Record<string, readonly string[]>>

export interface ValueSource {
  /**
   * The first values of a parameter, or those that hold a text.
   * @param narrowing Values of linked filters, by ids: only what occurs with them is listed.
   */
  find(parameterId: string, text: string, signal: AbortSignal, narrowing?: Narrowing): Promise<OfferedValues>
}

export function optionsOf({ values }: OfferedValues): PickerOption[] {
  return values.map(([value, label]) => ({ id: String(value ?? ''), label: String(label ?? value ?? '') }))
}
