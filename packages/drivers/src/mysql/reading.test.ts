import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { requireReading } from '../../../../test/support/require-reading.ts'
import { testReading } from '../../../../test/support/reading-cases.ts'
import { mysqlServer, type TestDatabase } from '../../../../test/support/servers.ts'
import { rowsFrom } from '../../../../test/support/statements.ts'
import { MYSQL, MysqlDataSource } from './data-source.ts'
import { MYSQL_LEXIS } from './lexis.ts'
import { MYSQL_READING } from './reading.ts'

const OPTIONS = { maxSessions: 1, connectTimeoutMs: 5000, idleTimeoutMs: 30_000 }
const TABLE = "create table t (id int, name varchar(50)); insert into t values (1, 'a')"
const server = await mysqlServer()

if (server !== undefined) {
  testReading({
    lexis: MYSQL_LEXIS,
    rules: MYSQL_READING,
    async open() {
      const database = await server.createDatabase('reading')
      await database.exec(`${TABLE}; create table deletes (id int, \`into\` int, \`delete\` int, \`update\` int);
        create table 2024_sales (1st int)`)
      const source = new MysqlDataSource(database.details, OPTIONS)
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
      'SELECT * FROM t;',
      'select * from t ; -- the end',
      '-- first\n/* then */ # and\nselect 1',
      '(select 1) union all (select 2) order by 1',
      'with a as (select 1 as x), b as (select * from a) select * from b',
      'with recursive n(i) as (select 1 union all select i + 1 from n where i < 3) select * from n',
      'values (1), (2)',
      'show tables',
      'show create table t',
      "show variables like 'version%'",
      'show full columns from t',
      'describe t',
      'desc t name',
      "describe t 'n%'",
      'explain t',
      'explain `t`',
      'explain select * from t',
      'explain extended select * from t',
      'explain format=json select * from t',
      'explain (select 1)',
      "select 'delete from t', \"drop table t; --\", 'it\\'s into', 'it''s', \"say \\\"into\\\"\"",
      'select `into`, `delete`, `update`, t.id from deletes join t on t.id = deletes.id',
      'select deletes.update, deletes.delete from deletes',
      "select replace(name, 'a', 'b'), insert(name, 1, 1, 'x'), truncate(1.5, 0), left(name, 1), repeat('a', 2) from t",
      'select row_number() over (partition by name order by id) from t',
      "select if(id > 1, 'a', 'b'), ifnull(null, 1), values_ from (select 1 as values_, 2 as id) x",
      'select @row := @row + 1, t.id from t, (select @row := 0) r',
      'select @@version, @@global.max_connections, database(), user()',
      'select sleep(0), benchmark(1, 1)',
      'select /*! straight_join */ * from t',
      'select /*!40001 SQL_NO_CACHE */ * from t',
      'select id /*M! + 0 * RAND() */ from t',
      'select /*+ MAX_EXECUTION_TIME(1000) */ * from t',
      'select sql_no_cache * from t',
      'select 5--1, 5 -- one\n, 6 # two \'\n, 7 /* three " */',
      "select x'4D', 0x4D, b'01', N'a', _utf8mb4'b', 1e3, .5, 1.5, 0b11",
      "select name like '%\\_%', name regexp 'a|b', 1 | 2, 1 || 0, not 1, !0, 1 <=> null from t",
      'select date_add(now(), interval 1 day), extract(year from now()), cast(1 as char), convert(1, signed)',
      "select json_extract('{\"a\": 1}', '$.a'), group_concat(name separator ', ') from t",
      'select * from 2024_sales where 1st > 0',
      'select 1e1, 2.e1, \\N, 1e1`a`, 0x1e1 from t where id is not \\N',
      'select table_name, update_time from information_schema.tables limit 1',
      'select column_name from information_schema.columns limit 1',
      'show databases',
      'show full tables',
      'select sys.log, s.session from (select 1 as log) sys, (select 2 as session) s',
      'select * from (select 1 as a) x where exists (select 1) limit 5 offset 0',
      'select 1 as `a``b`, 2 as "c", 3 as \'d\'',
      'select t.* from t where id in (1, 2) group by id with rollup having count(*) > 0',
      'select 1 from dual where 1 in (select 1 union select 2)',
    ],
    refused: [
      'insert into t values ( 1 , 2 )',
      'insert t values ( 1 , 2 )',
      'replace into t values ( 1 , 2 )',
      'replace t values ( 1 , 2 )',
      'update t set id = 2',
      'delete from t',
      'delete t from t',
      'truncate t',
      'create table x ( a int )',
      'create temporary table x ( a int )',
      'create or replace view v as select 1',
      'drop table t',
      'alter table t add x int',
      'rename table t to u',
      'grant all on * . * to x',
      'revoke all on * . * from x',
      'analyze table t',
      'analyze local table t',
      'check table t',
      'optimize table t',
      'repair table t',
      "load data infile 'x' into table t",
      "load xml infile 'x' into table t",
      'begin not atomic commit ; start transaction read write ; delete from t ; end',
      "begin not atomic execute immediate 'commit' ; end",
      'begin',
      'start transaction read write',
      'commit',
      'rollback',
      'savepoint a',
      'xa start "a"',
      "execute immediate 'delete from t'",
      "prepare p from 'delete from t'",
      'execute p',
      'deallocate prepare p',
      'call p ( )',
      'do sleep ( 1 )',
      'do release_all_locks ( )',
      'set global max_connections = 1',
      'set session transaction read write',
      'set @a = 1',
      'set statement max_statement_time = 1 for select 1',
      'set role x',
      'handler t open',
      'lock tables t write',
      'unlock tables',
      'flush tables',
      'reset master',
      'purge binary logs before now ( )',
      'change master to master_host = "x"',
      'start slave',
      'stop slave',
      'kill 1',
      'shutdown',
      "install plugin x soname 'y'",
      "install soname 'y'",
      'uninstall plugin x',
      'use mysql',
      'if 1 then delete from t ; end if',
      'case when 1 then delete from t ; end case',
      'for i in 1 .. 2 do delete from t ; end for',
      'while 1 do delete from t ; end while',
      'loop delete from t ; end loop',
      'repeat delete from t ; until 1 end repeat',
      'signal sqlstate "45000"',
      'label : begin not atomic commit ; end',
      'label : loop',
      'get diagnostics @a = number',
      'binlog "x"',
      'explain delete from t',
      'explain update t set id = 1',
      'explain insert t values ( 1 , 2 )',
      'explain replace t values ( 1 , 2 )',
      'analyze delete from t',
      'analyze insert t values ( 1 , 2 )',
      'analyze format = json update t set id = 1',
      'explain analyze delete t from t',
      'describe format = json insert into t values ( 1 , 2 )',
      'with a as ( select 1 ) delete from t',
      'with a as ( select 1 ) update t set id = 1',
      "select * from t into outfile '/tmp/x'",
      "select * into dumpfile '/tmp/x' from t",
      'select id into @a from t',
      'select 1. into @a',
      "( select 1 ) union ( select 2 ) into outfile '/tmp/x'",
      "table t into outfile '/tmp/x'",
      "values ( 1 ) into outfile '/tmp/x'",
      'explain format = json into @a select 1',
      'select * from t for update',
      'select * from t for update skip locked',
      'select * from t for share',
      'select * from t lock in share mode',
      'select 1 ; delete from t',
      'select 1 ; select 2',
      "select load_file ( '/etc/passwd' )",
      "select `load_file` ( '/etc/passwd' )",
      "select get_lock ( 'a' , 1 )",
      "select release_lock ( 'a' )",
      "select sys_exec ( 'id' )",
      "select sys_eval ( 'id' )",
      "select master_pos_wait ( 'a' , 1 )",
      'select setval ( s , 1 )',
      'show processlist',
      'show full processlist',
      'show grants',
      'show grants for root',
      'show create user root',
      'show engine innodb status',
      'show master status',
      'show binary logs',
      'show binlog events',
      'show explain for 1',
      'explain for connection 1',
      'explain format = json for connection 1',
      'analyze format = json for 1',
      'desc for 1',
      'select * from information_schema . processlist',
      'select * from `information_schema` . `PROCESSLIST`',
      'with a as ( select info from information_schema . processlist ) select * from a',
      'select * from information_schema . innodb_trx',
      'select * from information_schema . user_privileges',
      'select * from information_schema . processl\u0130st',
      'select * from information_schema . `USER_PR\u0130V\u0130LEGES`',
      'select * from information_schema . users',
      'select * from sys . session_ssl_status',
      'select roles_graphml ( )',
      'select * from performance_schema . threads',
      'select * from `performance_schema` . events_statements_history',
      'select authentication_string from mysql . user',
      'select * from `mysql` . `global_priv`',
      'table mysql . user',
      'select * from sys . `x$processlist`',
      'select * from sys . statement_analysis',
      'select sys . ps_thread_trx_info ( 1 )',
    ],
    exactly: [
      'select 1 /*! into outfile "/tmp/x" */',
      "select 1 /*!50000 into outfile '/tmp/x' */",
      "select 1 /*M!100000 into outfile '/tmp/x' */",
      "select /*!99999 ' */ 1 into outfile '/tmp/x' /*!99999 ' */",
      "select /*!00000 ' */ 1, /*!99999 ' */ load_file('x') -- '",
      '/*!50000 delete */ /*!50000 from t */',
      '/*! delete from t */',
      '/*M! delete from t */',
      "select load_file/*!99999 x */('/etc/passwd')",
      'select /*+ INDEX(`t */ x`) */ 1 into outfile "/tmp/x" -- `',
      "select 1 --\u007f'\n into outfile '/tmp/x' -- '",
      "select 1 --\u0001'\n into outfile '/tmp/x' -- '",
      "select 'a\\'', load_file('x'), '",
      'select "a\\"", load_file(\'x\'), "',
      "select 1 #'\n, load_file('x') #'",
      'select 1\0',
      "select 'never closed",
      'select `never closed',
      'select 1;delete from t',
      'select*from t into outfile"/tmp/x"',
      'select 1.into @a',
      "select 1e1into outfile '/tmp/x'",
      "select -1E+1into outfile '/tmp/x'",
      "select 1.e1into outfile '/tmp/x'",
      "select \\Ninto outfile '/tmp/x'",
      'select * from t where id = 1e1lock in share mode',
      'select`id`into@a from t',
    ],
    values: [
      "'it''s'",
      "'a\\'b'",
      '"a\\"b"',
      '"it\'s"',
      "'say \"'",
      "'\\\\'",
      '(select 1 as `a\'b``"--`)',
      '1 /* \' " ` */',
      "1 -- '\n",
      '2 # "\n',
      "5--'1'",
      "'/*'",
      "'/*!'",
      "x'41'",
      "_utf8mb4'a\\''",
      "'a' 'b\\''",
      "'$$'",
      '1.5',
    ],
    blanks: [' ', '\n', '\t', '\r', '/**/', "/* ' */", '/* " ` */', "-- '\n", '# "\n', "--\u0001'\n", "--\u007f'\n"],
    call: "load_file('/etc/passwd')",
  })

  describe('double quotes', () => {
    const ansi = { ...MYSQL_LEXIS, doubleQuotedText: false }

    test('are read as the session has them', async () => {
      const database = await server.createDatabase('reading_quotes')
      const setUp = [...MYSQL.setUp, "SET SESSION sql_mode = 'ANSI_QUOTES'"]
      const source = new MysqlDataSource(database.details, OPTIONS, { ...MYSQL, setUp })
      // By the other reading, each would be a text with a call in it.
      const hidden = `select "a\\", load_file('x'), "b\\" from (select 1 as "a\\", 2 as "b\\") x`
      await assert.rejects(rowsFrom(source, hidden), { type: 'invalid-query', message: /load_file/ })
      assert.deepEqual(await rowsFrom(source, `select "a\\", 'load_file(1)' from (select 1 as "a\\") x`), [
        [1, 'load_file(1)'],
      ])
      await source.close()
      await database.drop()
      assert.throws(() => requireReading(hidden, ansi, MYSQL_READING))
    })
  })

  describe('the transaction of a reading statement', () => {
    const user = `querent_test_${process.pid}_reading`
    let database: TestDatabase
    let source: MysqlDataSource

    before(async () => {
      database = await server.createDatabase('reading_transaction')
      await database.exec(`${TABLE};
        create function deletes() returns int modifies sql data begin delete from t; return 1; end;
        create function opens() returns int
          begin set session transaction read write; set @@session.sql_select_limit = 1; return 1; end`)
      await database.exec(`drop user if exists ${user}; create user ${user} identified by 'secret';
        grant all on \`${database.name}\`.* to ${user}`)
      source = new MysqlDataSource({ ...database.details, user, password: 'secret' }, OPTIONS)
    })

    after(async () => {
      await source.close()
      await database.exec(`drop user ${user}`)
      await database.drop()
    })

    test('a function cannot write, nor make a later statement write', async () => {
      await assert.rejects(rowsFrom(source, 'select deletes()'), { type: 'db', state: '25006' })
      await rowsFrom(source, 'select opens()')
      await assert.rejects(rowsFrom(source, 'select deletes()'), { type: 'db', state: '25006' })
      assert.deepEqual(await rowsFrom(source, 'select count(*) from t'), [[1]])
    })

    test('every statement sees what is there when it runs, also after one that failed', async () => {
      assert.deepEqual(await rowsFrom(source, 'select count(*) from t'), [[1]])
      await database.exec("insert into t values (2, 'b')")
      assert.deepEqual(await rowsFrom(source, 'select count(*) from t'), [[2]])
      await assert.rejects(rowsFrom(source, 'select * from nowhere'), { state: '42S02' })
      await database.exec('delete from t where id = 2')
      assert.deepEqual(await rowsFrom(source, 'select count(*) from t'), [[1]])
    })

    test('blocks that would end it are refused before they reach the server', async () => {
      for (const sql of [
        'begin not atomic commit; start transaction read write; delete from t; commit; end',
        "execute immediate 'begin not atomic commit; start transaction read write; delete from t; end'",
        'set session transaction read write',
      ]) {
        await assert.rejects(rowsFrom(source, sql), { type: 'invalid-query' }, sql)
      }
      assert.deepEqual(await rowsFrom(source, 'select count(*) from t'), [[1]])
    })
  })
}
