/**
 * Words that begin a statement in any of the engines or of their relatives, in any version. A statement that begins with
 * another word is a slip of the keyboard.
 */
const WORDS = [
  // Data and tables.
  'alter analyse analyze batch cache call comment copy create delete deny drop exec execute export grant import insert',
  'inspect load merge move optimize overwrite purge put reassign recover refresh reindex rename repack repair replace',
  'revoke scrub security split truncate undrop unload unset update upsert vacuum validate verify zap',
  // Transactions, sessions and cursors.
  'abort begin close commit connect deallocate declare discard disconnect end fetch get handler lock open prepare quit',
  'release reset resignal restart retry rollback savepoint session set signal start transaction unlock use wait xa',
  // Blocks of statements and procedures.
  'case do elseif elsif for foreach goto if iterate leave loop raise repeat return while',
  // Servers, backups and replication.
  'add admin attach backup binlog cancel change check checkpoint checksum clone cluster configure detach disable enable',
  'exit fix flush force help install kill listen notify pause plugin reload restore resume schedule shutdown source stop',
  'switchover sync uncache unlisten uninstall unsubscribe subscribe',
  // What only reads on some engines.
  'desc describe explain from list pivot pivot_longer pivot_wider plan pragma print query recommend scan select show',
  'summarize table trace unpivot values with',
]

export const STATEMENT_WORDS: ReadonlySet<string> = new Set(WORDS.flatMap((line) => line.split(' ')))
