/** Marks an English text that the web shows in the reader's language: it is the key of the translation. */
export function msg<const T extends string>(text: T): T {
  return text
}
