const BACKTICKS = new Set(['mysql', 'mariadb', 'tidb'])
/** Engines that read names without quotes in small letters. */
const SMALL = new Set(['postgres', 'redshift', 'cockroachdb'])

/** A name as it is written in SQL: in quotes where it would be read otherwise. */
export function quoted(engine: string, name: string, schema: string | null = null): string {
  const quote = BACKTICKS.has(engine) ? '`' : '"'
  const plain = SMALL.has(engine) ? /^[a-z_][a-z0-9_]*$/ : /^[A-Za-z_][A-Za-z0-9_]*$/
  const one = (text: string) => (plain.test(text) ? text : quote + text.replaceAll(quote, quote + quote) + quote)
  return schema === null || schema === '' || schema === 'public' ? one(name) : `${one(schema)}.${one(name)}`
}
