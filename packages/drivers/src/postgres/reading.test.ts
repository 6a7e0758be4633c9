import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { POSTGRES_LEXIS } from './lexis.ts'
import { testReading } from '../../../../test/support/reading-cases.ts'
import { postgresServer, type TestDatabase } from '../../../../test/support/servers.ts'
import { rowsFrom } from '../../../../test/support/statements.ts'
import { PostgresDataSource } from './data-source.ts'
import { POSTGRES_READING } from './reading.ts'

const OPTIONS = { maxSessions: 1, connectTimeoutMs: 5000, idleTimeoutMs: 30_000 }
const TABLE = "create table t (id int, name text); insert into t values (1, 'a')"
const server = await postgresServer()

testReading({
  lexis: POSTGRES_LEXIS,
  rules: POSTGRES_READING,
  async open() {
    const database = await server.createDatabase('reading')
    await database.exec(`${TABLE}; create table deletes (id int, "into" int, "delete" int, update int)`)
    const source = new PostgresDataSource(database.details, OPTIONS)
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
    'select * from t ; ; -- the end',
    '-- first\n/* then /* nested */ */ select 1',
    '(select 1) union all (select 2) order by 1',
    '((select id from t)) limit 1',
    'with a as (select 1 as x), b as materialized (select * from a) select * from b',
    'with recursive n(i) as (select 1 union all select i + 1 from n where i < 3) select * from n',
    'with recursive s(i) as (select 1 union all select i + 1 from s where i < 3) search depth first by i set o select * from s',
    'values (1), (2)',
    '(values (1))',
    'table t',
    'show server_version',
    'show all',
    'explain select * from t',
    'explain analyze select * from t',
    'explain analyze verbose select * from t',
    'explain (analyze, costs off, format json) select * from t',
    'explain (select 1)',
    'explain (costs off) (select 1)',
    'explain with a as (select 1) select * from a',
    "select 'delete from t', 'drop table t; --', E'it\\'s into', $$ insert into t $$, $a$ ' $a$",
    'select "into", "delete", update, t.id from deletes join t on t.id = deletes.id',
    'select deletes.update, deletes.delete from deletes',
    'select delete from deletes',
    'select id, delete from deletes where update is null order by update desc',
    "select name as insert, id as set, now() as update from t where name like '%update%'",
    'select row_number() over (partition by name order by id rows between 1 preceding and current row) from t',
    'select sum(id) filter (where id > 0) over w from t window w as (order by id)',
    "select replace(name, 'a', 'b'), overlay(name placing 'x' from 1 for 1), substring(name from 1 for 2) from t",
    'select * from t cross join lateral generate_series(1, 3) as s(i), unnest(array[1, 2]) u',
    "select count(*), date_trunc('month', now()), 1.5e3, .5, 1., 0.5::numeric(4, 2), (array[1, 2])[1] from t group by 2",
    "select '{\"a\": [1]}'::jsonb -> 'a' ->> 0, '[1]'::jsonb @> '1', 5 # 3, 5 & 3, ~ 1, |/ 4, @ -1",
    'select case when exists (select from t) then 1 else 2 end',
    "select current_setting('TimeZone'), version(), pg_size_pretty(pg_database_size(current_database())), pg_typeof(1)",
    'select relname, relkind from pg_catalog.pg_class limit 1',
    'select rolname from pg_roles limit 1',
    'select * from pg_stat_user_tables',
    'select grantee, privilege_type from information_schema.table_privileges limit 1',
    'select session, id as users from (select 1 as session, 2 as id) system_users',
    'select table_name from information_schema.tables',
    'select pg_sleep(0)',
    "select query_to_xml('select id from t;', true, false, ''), ts_stat.word from ts_stat($$ select to_tsvector(name) from t -- all $$)",
    'select u&"name" from t',
    "select U&'d\\0061t', N'x', B'101', X'1f', interval '1' day",
    'select "my""col" from (select 1 as "my""col") x',
    'select $$$$, $_$ $$ $_$, $é$ $ $é$',
    'select 1 as "pg_file", 2 as lo_orderkey, 3 as http_status, 4 as dblinks_, 5 as share',
    'select (t).name, (row(1, 2)).f1, (array[1])[1] from t',
    "select 'a'\n'b', E'a'\n'\\'b'",
    'select id as "for", name as "share" from t',
    'select * from t tablesample system (100) fetch first 1 rows only',
    'select grouping(name), count(*) from t group by grouping sets ((name), ()) having count(*) > 0',
    'select * from (select 1) as a(set), (select 2) as b(key)',
  ],
  refused: [
    'insert into t values ( 1 , 2 )',
    'update t set id = 2',
    'delete from t',
    'truncate t',
    'merge into t using t s on true when matched then delete',
    'create table x ( a int )',
    'create temp table x as select 1',
    'drop table t',
    'alter system set work_mem = 1',
    'alter table t add x int',
    'grant all on t to public',
    'comment on table t is null',
    'vacuum',
    'analyze t',
    'reindex table t',
    'cluster',
    'refresh materialized view m',
    "copy t to '/tmp/x'",
    "copy t from program 'id'",
    "copy ( select 1 ) to program 'id'",
    'copy t to stdout',
    'do $$ begin commit ; set transaction read write ; delete from t ; end $$',
    "do language plpgsql 'begin end'",
    'call p ( )',
    'begin',
    'start transaction read write',
    'commit',
    'rollback',
    'end',
    'savepoint a',
    "prepare transaction 'a'",
    'set transaction read write',
    'set role postgres',
    'reset all',
    'discard all',
    'prepare p as delete from t',
    'execute p',
    'deallocate p',
    'declare c cursor for select 1',
    'fetch all from c',
    'listen a',
    'notify a',
    "load 'x'",
    'lock table t',
    'checkpoint',
    'import foreign schema x from server y into z',
    'security label on table t is null',
    'explain analyze delete from t',
    'explain ( analyze ) delete from t',
    'explain ( analyze , buffers ) insert into t values ( 1 )',
    'explain analyze verbose update t set id = 1',
    'explain analyze create table x as select 1',
    'explain analyze execute p',
    'explain delete from t',
    'explain ( analyze ) with d as ( delete from t returning * ) select * from d',
    'with d as ( delete from t returning * ) select * from d',
    'with d as not materialized ( update only t as x set id = 1 returning * ) select * from d',
    'with d as ( insert into t values ( 1 ) returning * ) table d',
    'with d as ( with e as ( delete from t returning * ) select * from e ) select * from d',
    'with a as ( select 1 ) delete from t',
    'with a as ( select 1 ) update public . t set id = 1',
    'with recursive a ( i ) as ( select 1 ) search depth first by i set o delete from t',
    'with recursive a ( i ) as ( select 1 ) cycle i set y using key update t set id = 1',
    'select * into x from t',
    'select id into temp table x from t',
    'select 1. into x',
    'select * from t for update',
    'select * from t for no key update of t nowait',
    'select * from t for share',
    'select * from t for key share skip locked',
    'select 1 ; delete from t',
    'select 1 ; select 2',
    "select pg_read_file ( '/etc/passwd' )",
    "select pg_catalog . pg_read_binary_file ( '/etc/passwd' )",
    `select "pg_read_file" ( '/etc/passwd' )`,
    "select ( '/etc/passwd' :: text ) . pg_read_file",
    "select ( x . c ) . pg_read_file from ( select '/etc/passwd' :: text c ) x",
    "select pg_ls_dir ( '/' )",
    'select * from pg_ls_waldir ( )',
    "select pg_stat_file ( 'x' )",
    "select pg_read_file_old ( 'x' , 0 , 9 )",
    'select autoprewarm_dump_now ( )',
    'select autoprewarm_start_worker ( )',
    "select lo_import ( '/etc/passwd' )",
    "select ( '/etc/passwd' :: text ) . lo_import",
    "select ( x ) . c . lo_import from ( select '/etc/passwd' :: text c ) x",
    "select lo_export ( 1 , '/tmp/x' )",
    "select lo_from_bytea ( 0 , 'x' )",
    'select lo_unlink ( 1 )',
    "select * from dblink ( 'host=x' , 'select 1' ) as t ( a int )",
    "select dblink_exec ( 'x' )",
    "select run_command_on_workers ( 'delete from t' )",
    "select pg_background_launch ( 'delete from t' )",
    "select utl_file . put_line ( 1 , 'x' )",
    'select pg_terminate_backend ( 1 )',
    'select pg_cancel_backend ( 1 )',
    'select pg_reload_conf ( )',
    'select pg_rotate_logfile ( )',
    'select pg_switch_wal ( )',
    'select pg_promote ( )',
    "select pg_create_restore_point ( 'a' )",
    "select pg_backup_start ( 'a' )",
    "select pg_create_physical_replication_slot ( 'a' )",
    "select pg_drop_replication_slot ( 'a' )",
    "select pg_logical_emit_message ( true , 'a' , 'b' )",
    'select pg_advisory_lock ( 1 )',
    'select pg_try_advisory_xact_lock ( 1 )',
    "select set_config ( 'transaction_read_only' , 'off' , false )",
    "select pg_notify ( 'a' , 'b' )",
    "select setval ( 's' , 1 )",
    'select pg_stat_reset ( )',
    "select http_get ( 'http://x' )",
    "select query_to_xml ( 'select pg_read_file(''x'')' , true , false , '' )",
    "select query_to_xml ( 'select pg_' || 'read_file(1)' , true , false , '' )",
    "select query_to_xml ( $$ select query_to_xml('select pg_ls_dir(1)', true, false, '') $$ , true , false , '' )",
    "select query_to_xml ( name , true , false , '' ) from t",
    'select query_to_xml ( $1 , true , false , null )',
    "select * from crosstab ( concat ( 'select ' , '1' ) ) as x ( a int )",
    "select ( 'select 1' :: text ) . ts_stat",
    'select * from pg_stat_activity',
    'select query from pg_catalog . pg_stat_activity',
    'select * from "pg_stat_activity"',
    'with a as ( select * from pg_stat_activity ) select * from a',
    'table pg_stat_activity',
    'select ( pg_stat_get_activity ( null ) ) . query',
    'select pg_stat_get_backend_activity ( 1 )',
    'select * from pg_stat_statements',
    'select * from pg_stat_statements ( true )',
    'select rolpassword from pg_authid',
    'select passwd from pg_shadow',
    'select umoptions from pg_user_mapping',
    'select * from pg_catalog . pg_locks',
    'select * from pg_lock_status ( )',
    'select gid, owner from pg_prepared_xacts',
    'select * from pg_prepared_xact ( )',
    'select * from pg_stat_progress_copy',
    "select * from pg_stat_get_progress_info ( 'COPY' )",
    'select * from pg_user_mappings',
    'select option_value from information_schema . user_mapping_options',
    'select * from pg_prepared_statements',
    'explain analyze select * from pg_stat_activity',
    "select table_to_xml ( 'pg_stat_activity' , true , false , '' )",
    'select table_to_xml ( 12222 , true , false , null )',
    "select schema_to_xml ( 'pg_catalog' , true , false , '' )",
    "select database_to_xml ( true , false , '' )",
    "select query_to_xml ( 'select * from pg_stat_activity' , true , false , '' )",
    'create function f ( ) returns int language sql as $$ select 1 $$',
  ],
  exactly: [
    "select query_to_xml(E'select * from pg\\137stat_activity', true, false, '')",
    "select query_to_xml(U&'select * from pg\\005fstat_activity', true, false, '')",
    'select * from /* a */ pg_catalog /* b */ . -- c\n pg_stat_activity',
    "select * from xpath_table('id', 'name', 't', '/a', 'true; set role none; select 1') as x (id int)",
    "select * from connectby('t --', 'lo_export/*', '*/(1, ''/tmp/x'')::text', '1', 0) as x (a text, b text, c int)",
    "select * from connectby('t --', '1 --', E'\\n, lo_export(1, ''/tmp/x'')::text', '1', 0) as x (a text, b text, c int)",
    "select * from xpath_table('1/*', ''' */, lo_export(1, $$/tmp/x$$) --''', 't', '/a', 'true') as x (id int, b text)",
    'select U&"pg\\005fread_file"(\'/etc/passwd\')',
    "select U&\"pg!005fread_file\" uescape '!' ('/etc/passwd')",
    "select 1$$ ' $$, pg_read_file('x'), $$ ' $$",
    "select 1e5$$ ' $$, pg_read_file('x'), $$ ' $$",
    "select a$$ ' $$, pg_read_file('x'), $$ ' $$",
    "select 1 -- '\r, pg_read_file('x') -- '",
    "select E'a'\n'\\' || ', pg_read_file('x'), '",
    "select E'a' -- b\n -- '\n  '\\' || ', pg_read_file('x'), '",
    "select 'a\\', pg_read_file('x'), '",
    "select /* /* */ ' */ pg_read_file('x') /* ' */",
    'select 1\0',
    "select 'never closed",
    'select "never closed',
    'select $a$ never closed $A$',
    'select 1;delete from t',
    'explain(analyze)delete from t',
    'with d as(delete from t returning*)select*from d',
    'select*into x from t',
    'select 1into x',
  ],
  values: [
    "'it''s'",
    "'a\\'",
    "E'a\\'b'",
    "e'\\\\'",
    "E'a'\n'\\' -- '",
    "E'a' -- '\n -- \"\n'\\' /* '",
    "'a'\n'b\\'",
    '$$ \' " /* -- $$',
    "$a$ $$ ' $b$ $a$",
    "$é$ ' $é$",
    '(select 1 as "a\'b""--")',
    '1 /* \' /* " */ -- */',
    "1 -- '\n",
    '2 -- " $$ \'\r',
    "U&'\\0061 '''",
    "B'1'",
    '5 - - 1',
    "'/*'",
    "'--'",
    "'$$'",
    "'{}'::jsonb -> 'a'",
    "'a' || 'b' -- E'\\",
    '1.5',
  ].map((value) => (value.includes('--') && !/[\n\r]$/.test(value) ? `${value}\n` : value)),
  blanks: [' ', '\n', '\t', '\r', '\f', '/**/', "/* ' */", '/* /* " */ $$ */', "-- '\n", '--"\r', '-- $$\r\n'],
  call: "pg_read_file('/etc/passwd')",
})

describe('the transaction of a reading statement', () => {
  const user = `querent_test_${process.pid}_reader`
  let database: TestDatabase
  let source: PostgresDataSource

  before(async () => {
    database = await server.createDatabase('reading_transaction')
    await database.exec(`${TABLE}; drop role if exists ${user}; create role ${user} login password 'secret';
      create schema own authorization ${user}; grant all on t to ${user};
      create procedure own.ends() language plpgsql as $$ begin commit; set transaction read write; delete from t; end $$;
      create function own.deletes() returns int language plpgsql security definer as
        $$ begin execute 'delete from t'; return 1; end $$;
      create function own.opens() returns int language plpgsql as
        $$ begin perform set_config('transaction_read_only', 'off', false); delete from t; return 1; end $$;
      create function own.spoils() returns text language sql as
        $$ select set_config('search_path', 'own', false) || set_config('default_transaction_read_only', 'off', false) $$;
      grant execute on all routines in schema own to ${user}`)
    source = new PostgresDataSource({ ...database.details, user, password: 'secret' }, OPTIONS)
  })

  after(async () => {
    await source.close()
    await database.exec(`drop schema own cascade; drop owned by ${user}; drop role ${user}`)
    await database.drop()
  })

  const WRITES: [sql: string, state: string][] = [
    ['do $$ begin commit; set transaction read write; delete from t; end $$', '2D000'],
    ['do $$ begin set transaction read write; delete from t; end $$', '25001'],
    ["do $$ begin perform set_config('transaction_read_only', 'off', true); delete from t; end $$", '25001'],
    ['call own.ends()', '2D000'],
    ['select own.deletes()', '25006'],
    ['select own.opens()', '25001'],
    ['delete from t', '25006'],
    ['with d as (delete from t returning *) select * from d', '25006'],
    ['explain analyze delete from t', '25006'],
    ['select * into own.x from t', '25006'],
    ['select * from t for update', '25006'],
  ]

  for (const [sql, state] of WRITES) {
    test(`PostgreSQL itself refuses: ${sql}`, async () => {
      await assert.rejects(rowsFrom(source, sql, { holdsSql: false }), { name: 'QueryError', type: 'db', state })
      assert.deepEqual(await rowsFrom(source, 'select count(*) from t'), [[1]])
    })
  }

  test('ends without leaving anything in the session', async () => {
    const state = `select current_setting('search_path'), current_setting('transaction_read_only'), pg_backend_pid()`
    const [before] = await rowsFrom(source, state)
    await rowsFrom(source, 'select own.spoils()')
    for (const sql of ['commit', 'set transaction read write', 'rollback', 'begin']) {
      await rowsFrom(source, sql, { holdsSql: false })
      const [[path, readOnly] = []] = await rowsFrom(source, state)
      assert.deepEqual([path, readOnly], before?.slice(0, 2), sql)
      await assert.rejects(rowsFrom(source, 'delete from t', { holdsSql: false }), { state: '25006' })
    }
  })

  test('a failing statement keeps its session, also one that is tried with another type', async () => {
    const pid = 'select pg_backend_pid()'
    const before = await rowsFrom(source, pid)
    await assert.rejects(rowsFrom(source, 'select 1 / 0'), { state: '22012' })
    assert.deepEqual(await rowsFrom(source, 'select concat($1, $2)', { params: ['a', 'b'] }), [['ab']])
    assert.deepEqual(await rowsFrom(source, pid), before)
  })
})
