import { anyPhrase, NO_NAME, type ReadingRules } from '@querent/query'

/** What reads in SQLite, told before a statement waits for a process; `StatementGuard` judges what SQLite makes of it. */
export const SQLITE_READING: ReadingRules = {
  begins: new Set(['select', 'with', 'values', 'explain', 'pragma']),
  explains: new Set(['explain']),
  describes: new Set(),
  phrases: anyPhrase('into', 'delete from', 'update(?: [^ ]+){1,8} set'),
  names: NO_NAME,
  hidden: /^pragma_database_list$/,
  hiddenPhrases: anyPhrase('pragma (?:[^ ]+ \\. )?database_list'),
  functions: /^(?:load_extension|fts3_tokenizer)$/,
  runners: NO_NAME,
}
