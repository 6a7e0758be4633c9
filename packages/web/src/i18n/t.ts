/** The text in the reader's language; `{name}` is replaced by the value of that name. */
export function t(text: string, values: Record<string, unknown> = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
