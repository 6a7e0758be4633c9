/** What an editor is told about its text, and can be told to do. Places are counted in characters from its begin. */

/** Something that can be written at a place. */
export interface Completion {
  label: string
  /** Shown beside it, such as a type. */
  detail?: string
  /** What is written in place of the label. */
  text?: string
  /** Higher ones come first among those that fit as well; 0 when left out, at most 90. */
  rank?: number
}

/** Where completion was asked for. */
export interface CompletionPlace {
  before: string
  after: string
  /** `{{` and what follows it, where the cursor is in a tag that is not closed. */
  tag: string | null
}

export interface Completions {
  options: readonly Completion[]
  /** How many characters before and behind the cursor give way to what is chosen. */
  back: number
  forward: number
  /** The options are those that fit, in their order; otherwise the editor narrows them down by what is typed. */
  isNarrowed: boolean
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
