import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mysqlServer } from '../../../../test/support/servers.ts'
import { accountWarnings } from './account.ts'
import { MysqlDataSource } from './data-source.ts'

const OPTIONS = { maxSessions: 1, connectTimeoutMs: 5000, idleTimeoutMs: 30_000 }
const server = await mysqlServer()

const GRANTS: [grants: string[], codes: string[]][] = [
  [["GRANT USAGE ON *.* TO `a`@`%` IDENTIFIED BY PASSWORD '*1'", 'GRANT SELECT, SHOW VIEW ON `shop`.* TO `a`@`%`'], []],
  [['GRANT SELECT (`insert`, name), EXECUTE ON `shop`.`t` TO `a`@`%`', 'GRANT `readers` TO `a`@`%`'], []],
  [['GRANT SELECT, INSERT (`id`) ON `shop`.`t` TO `a`@`%`'], ['writes-tables']],
  [['GRANT ALL PRIVILEGES ON `my shop`.* TO `a`@`%`'], ['writes-tables']],
  [['GRANT SELECT ON `shop`.* TO `a`@`%` WITH GRANT OPTION'], ['administers']],
  [['GRANT FILE, PROCESS ON *.* TO `a`@`%`'], ['server-files']],
  [['GRANT SUPER, FILE, DROP ON *.* TO `a`@`%`'], ['administers', 'server-files', 'writes-tables']],
  [['GRANT SYSTEM_VARIABLES_ADMIN ON *.* TO `a`@`%`'], ['administers']],
  [['GRANT CONNECTION ADMIN ON *.* TO `a`@`%`'], ['administers']],
  [['GRANT SELECT ON `shop`.* TO `a`@`%`', "GRANT PROXY ON 'b'@'%' TO `a`@`%`"], ['administers']],
  [['GRANT `readers` TO `a`@`%` WITH ADMIN OPTION'], ['administers']],
  [['GRANT `r ``1`@`%`,`r2`@`%` TO `a`@`%`', 'GRANT SELECT ON `shop`.* TO `a`@`%`'], []],
  [['GRANT ALL PRIVILEGES ON *.* TO `a`@`%` WITH GRANT OPTION', "GRANT PROXY ON ''@'%' TO `a`@`%`"], ['superuser']],
]

for (const [grants, codes] of GRANTS) {
  test(`what an account may do: ${grants.join('; ')}`, async () => {
    const found = await accountWarnings(
      async (sql) => (sql === 'SHOW GRANTS' ? grants.map((grant) => [grant]) : []),
      'shop',
    )
    assert.deepEqual(
      found.map(({ code }) => code),
      codes,
    )
  })
}

if (server !== undefined) {
  test('what it may do in roles that it does not have by itself, and by routines of others', async () => {
    const database = await server.createDatabase('account')
    const [user, reads, writes] = ['a', 'r', 'w'].map((end) => `querent_test_${process.pid}_${end}`)
    const place = `\`${database.name}\``
    const source = new MysqlDataSource({ ...database.details, user, password: 'secret' }, OPTIONS)
    const codes = async () =>
      (await source.accountWarnings(new AbortController().signal)).map(({ code, message }) => [code, message])
    await database.exec(`drop user if exists ${user}; drop role if exists ${reads}; drop role if exists ${writes};
      create table t (id int); create role ${reads}; create role ${writes}; create user ${user} identified by 'secret';
      grant select on ${place}.* to ${user}; grant ${reads} to ${user}; grant insert on ${place}.t to ${writes}`)
    try {
      assert.deepEqual(await codes(), [])
      await database.exec(`grant ${writes} to ${reads}`)
      assert.deepEqual(await codes(), [
        ['writes-tables', `The account may change data or tables, e.g. of ${place}.\`t\`.`],
      ])
      await database.exec(`revoke ${writes} from ${reads}; create function f() returns int deterministic reads sql data
        return 1; grant execute on ${place}.* to ${reads}`)
      assert.deepEqual(await codes(), [], 'this one only reads')
      await database.exec('create function g() returns int deterministic return 1')
      const [[code] = []] = await codes()
      assert.equal(code, 'runs-routines')
    } finally {
      await source.close()
      await database.exec(`drop user ${user}; drop role ${reads}; drop role ${writes}`)
      await database.drop()
    }
  })

  test('the statements make an account without warnings', async () => {
    const database = await server.createDatabase('account')
    const user = `querent_test_${process.pid}_account`
    const as = (details: object) => new MysqlDataSource({ ...database.details, ...details }, OPTIONS)
    const { signal } = new AbortController()
    await database.exec(`create table t (id int); drop user if exists ${user}; create user ${user} identified by 'secret';
      grant select, insert on \`${database.name}\`.* to ${user}`)
    const writer = as({ user, password: 'secret' })
    const [warning, ...others] = await writer.accountWarnings(signal)
    await writer.close()
    assert.deepEqual([warning?.code, others], ['writes-tables', []])
    const reader = `${user}_2`
    const statements = (warning?.statements ?? []).map((statement) => statement.replaceAll('querent_reader', reader))
    await database.exec(statements.join(';').replace('…', 'secret'))
    const source = as({ user: reader, password: 'secret' })
    assert.deepEqual(await source.accountWarnings(signal), [])
    assert.deepEqual(
      (await source.describe(signal)).tables.map(({ name }) => name),
      ['t'],
    )
    await source.close()
    await database.exec(`drop user ${user}; drop user '${reader}'@'%'`)
    await database.drop()
  })
}
