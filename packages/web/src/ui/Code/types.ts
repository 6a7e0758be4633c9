/** What an editor is told about its text, and can be told to do. Places are counted in characters from its begin. */

/** Something that can be written at a place. */
export interface Completion {
  label: string
  /** Shown beside it, such as a type. */
  detail?: string
  /** What is written in place of the label. */
  text?: string
}

/** Something that is wrong, and where. */
export interface Diagnostic {
  from: number
  to: number
  message: string
}

/** What others may do with an open editor. */
export interface CodeHandle {
  /** Writes at the cursor, in place of what is selected, and takes the focus. */
  insert(text: string): void
  /** What is selected; empty for none. */
  selection(): string
  /** Puts the cursor there and shows it. */
  goTo(place: number): void
  focus(): void
}
