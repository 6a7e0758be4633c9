/** What an editor is told about its text. Places are counted in characters from its begin. */

/** Something that can be written at a place. */
export interface Completion {
  label: string
  /** Shown beside it, such as a type. */
  detail?: string
}

/** Something that is wrong, and where. */
export interface Diagnostic {
  from: number
  to: number
  message: string
}
