/** A name as it is written in SQL: in quotes where it would be read otherwise. Engines of MySQL take theirs from `quote`. */
export function quoted(name: string, schema: string | null = null, quote = '"'): string {
  const one = (text: string) =>
    /^(?:[a-z_][a-z0-9_]*|[A-Z_][A-Z0-9_]*)$/.test(text) ? text : quote + text.replaceAll(quote, quote + quote) + quote
  return schema === null || schema === '' || schema === 'public' ? one(name) : `${one(schema)}.${one(name)}`
}
