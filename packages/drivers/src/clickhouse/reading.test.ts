import { clickhouseServer } from '../../../../test/support/servers.ts'
import { testReading } from '../../../../test/support/reading-cases.ts'
import { TEST_OPTIONS } from '../shared/test-support.ts'
import { ClickhouseDataSource } from './data-source.ts'
import { CLICKHOUSE_LEXIS } from './lexis.ts'
import { CLICKHOUSE_READING } from './reading.ts'

const server = await clickhouseServer()

if (server !== undefined) {
  testReading({
    lexis: CLICKHOUSE_LEXIS,
    rules: CLICKHOUSE_READING,
    async open() {
      const database = await server.createDatabase('reading')
      await database.exec(`create table t (id Int32, name String) engine = MergeTree order by id;
        insert into t values (1, 'a')`)
      const source = new ClickhouseDataSource(database.details, TEST_OPTIONS)
      return {
        source,
        async close() {
          await source.close()
          await database.drop()
        },
      }
    },
    allowed: [
      'select * from t',
      'SELECT * FROM t; -- the end',
      '-- first\n/* then */ select 1',
      'with 1 as x select x',
      'with a as (select 1 as x) select * from a',
      '(select 1) union all (select 2)',
      'select id from t prewhere id > 0 where id > 0 limit 1 by id settings max_threads = 1',
      'select * from numbers(3)',
      'select name from system.tables',
      'describe table t',
      'show tables',
      'show create table t',
      'explain select * from t',
      'exists table t',
      'select `id` as "insert", \'drop table t\' from t # the end',
    ],
    refused: [
      "insert into t values ( 2 , 'b' )",
      'create table u ( id Int32 ) engine = Memory',
      'drop table t',
      'truncate table t',
      'alter table t delete where 1',
      'optimize table t final',
      'system flush logs',
      'set max_threads = 1',
      'use system',
      "kill query where query_id = 'x'",
      'grant select on t to x',
      "select * from file ( '/etc/passwd' , 'LineAsString' )",
      "select * from url ( 'http://localhost' , 'CSV' )",
      "select * from s3 ( 'http://localhost/x' )",
      "select * from remote ( '127.0.0.1' , system , one )",
      "select * from mysql ( 'h' , 'd' , 't' , 'u' , 'p' )",
      "select * from executable ( 'x' , 'CSV' , 'a String' )",
      'select * from system . query_log',
      'select * from system . processes',
      'select * from system . users',
      'select * from system . grants',
      'select * from system . settings',
      'select * from `system` . `query_log`',
      'show grants',
      'show processlist',
      'show users',
      'show create user default',
      'explain insert into t select 1 , 2',
    ],
    exactly: ['select 1; select 2', "select 1 into outfile '/tmp/x'"],
    values: ["'a\\'b'", "'a''b'", "'-- a'", "'/* a'", '$$ a -- $$', '$x$ /* $x$', "'a\\\\'"],
    blanks: [' ', '\t', '\n', '/* a */', '-- a\n', '# a\n'],
    call: "file('/etc/passwd')",
  })
}
