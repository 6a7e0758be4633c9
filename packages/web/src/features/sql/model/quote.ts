/** Names as SQL writes them. */
const BACKTICKS: ReadonlySet<string> = new Set(['mysql', 'mariadb', 'tidb'])
/** Engines that read names without quotes in small letters. */
const SMALL: ReadonlySet<string> = new Set(['postgres', 'redshift', 'cockroachdb'])
/** Schemas that need not be named. */
const USUAL_SCHEMAS: ReadonlySet<string> = new Set(['', 'public', 'main'])
/** Words that some engine does not read as a name. Quotes around one that another engine would read do no harm. */
const RESERVED: ReadonlySet<string> = new Set(
  `all alter analyse analyze and any array as asc asymmetric between both by call cascade case cast change check collate
  column condition constraint continue convert create cross current_date current_role current_time current_timestamp
  current_user cursor database databases declare default deferrable delayed delete desc describe distinct div drop dual
  else end escape except exists explain false fetch float for force foreign from fulltext function generated grant group
  groups having if ignore ilike in index infile initially inner inout insert int integer intersect interval into is
  isnull iterate join key keys kill lag lateral lead leading leave left like limit lines localtime localtimestamp lock
  long loop match mod natural not notnull nth_value null numeric of offset on only optimize option or order out outer
  over overlaps partition placing precision primary procedure qualify range rank read recursive references regexp
  release rename repeat replace require restrict returning revoke right row row_number rows schema select sensitive
  separator session_user set show signal similar some sql ssl starting summarize symmetric system table tables tablesample
  then to trailing trigger true undo union unique unlock unsigned update usage use user using values variadic varying
  verbose when where while window with write xor year_month zerofill`.split(/\s+/),
)

/** The quote around names. */
const quoteOf = (engine: string) => (BACKTICKS.has(engine) ? '`' : '"')

/** The quote that texts have beside `'`; empty where `"` is around names. */
export const textQuoteOf = (engine: string) => (BACKTICKS.has(engine) ? '"' : '')

/** A name as it is written in SQL: in quotes where it would be read otherwise. */
export function quoted(engine: string, name: string, schema: string | null = null): string {
  const quote = quoteOf(engine)
  const plain = SMALL.has(engine) ? /^[a-z_][a-z0-9_]*$/ : /^[A-Za-z_][A-Za-z0-9_]*$/
  const one = (text: string) =>
    plain.test(text) && !RESERVED.has(text.toLowerCase()) ? text : quote + text.replaceAll(quote, quote + quote) + quote
  return schema === null || USUAL_SCHEMAS.has(schema) ? one(name) : `${one(schema)}.${one(name)}`
}
