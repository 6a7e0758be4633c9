/** Where the values come from that a filter offers. */

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
  /** The label of a value, where there is one. Without this function, values have none. */
  readonly nameOf?: (parameterId: string, value: string, signal: AbortSignal) => Promise<string | undefined>
}
