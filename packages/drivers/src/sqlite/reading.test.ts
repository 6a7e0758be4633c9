import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { testReading } from '../../../../test/support/reading-cases.ts'
import { TEST_OPTIONS, testFolder } from '../shared/test-support.ts'
import { SqliteDataSource } from './data-source.ts'
import { SQLITE_LEXIS } from './lexis.ts'
import { SQLITE_READING } from './reading.ts'

const path = join(testFolder(), 'reading.db')

testReading({
  lexis: SQLITE_LEXIS,
  rules: SQLITE_READING,
  async open() {
    const database = new DatabaseSync(path)
    database.exec(`create table t (id integer, name text); insert into t values (1, 'a');
      create table deletes ("into" integer, [delete] integer, \`update\` integer)`)
    database.close()
    const source = new SqliteDataSource(path, TEST_OPTIONS)
    return { source, close: () => source.close() }
  },
  allowed: [
    'select * from t',
    'SELECT * FROM t; -- the end',
    '-- first\n/* then */ select 1',
    'with a as (select 1 as x) select * from a',
    'with recursive n(i) as (select 1 union all select i + 1 from n where i < 3) select * from n',
    'values (1), (2)',
    'explain select * from t',
    'explain query plan select * from t',
    'pragma table_info(t)',
    'pragma page_size',
    'select "into", [delete], `update` from deletes',
    "select replace(name, 'a', 'b'), 'delete from t; drop', 'it''s' from t",
    'select row_number() over (order by id), count(*) filter (where id > 0) over () from t',
    "select x'41', 1.5e3, .5, 0x1f, '{\"a\": 1}' ->> '$.a', name glob 'a*', printf('%d', 1) from t",
    'select [a b], "c""d", `e``f` from (select 1 as [a b], 2 as "c""d", 3 as `e``f`)',
  ],
  refused: [
    'insert into t values ( 1 , 2 )',
    'replace into t values ( 1 , 2 )',
    'update t set id = 2',
    'delete from t',
    'create table x ( a )',
    'create temp view v as select 1',
    'drop table t',
    'alter table t add x',
    "attach 'x' as y",
    'detach y',
    'vacuum',
    "vacuum into 'x'",
    'analyze',
    'reindex',
    'begin',
    'commit',
    'savepoint a',
    'release a',
    'explain delete from t',
    'explain query plan update t set id = 1',
    'with a as ( select 1 ) delete from t',
    'with a as ( select 1 ) insert into t select 1 , 2',
    'with a as ( select 1 ) update or ignore t set id = 1',
    'with a as ( select 1 ) replace into t values ( 1 , 2 )',
    'select 1 ; delete from t',
    "select load_extension ( 'x' )",
    `select "load_extension" ( 'x' )`,
  ],
  exactly: ["select 'a\\', load_extension('x'), '", 'select [never closed', 'select 1;delete from t', 'select 1\0'],
  values: [
    "'it''s'",
    "'a\\'",
    '(select 1 as "a\'b")',
    "(select 1 as [a'b])",
    "(select 1 as `a'b`)",
    "1 /* ' /* */",
    "1 -- '\n",
    "x'41'",
  ],
  blanks: [' ', '\n', '\t', '\r', '\f', '/**/', '/* \' " */', "-- '\n", '--[\n'],
  call: "load_extension('x')",
})
