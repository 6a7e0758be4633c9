import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { assertDescribesAlone } from '../../../../test/support/describes-alone.ts'
import { serverDriver } from '../../../../test/support/server-driver.ts'
import { mysqlServer, type TestDatabase } from '../../../../test/support/servers.ts'
import { columnLines } from '../shared/test-support.ts'

const OPTIONS = { maxSessions: 4, connectTimeoutMs: 5000, idleTimeoutMs: 30_000 }
const signal = new AbortController().signal
const server = await mysqlServer()

if (server !== undefined) {
  let database: TestDatabase
  const reader = `querent_test_${process.pid}_reader`

  before(async () => {
    database = await server.createDatabase('introspect')
    await database.exec(`
      CREATE TABLE people (id INT AUTO_INCREMENT PRIMARY KEY, name VARCHAR(50) NOT NULL COMMENT 'Full name',
        feels ENUM('sad', 'happy'), extra JSON, born DATE, INDEX (born, name)) COMMENT 'Who buys';
      CREATE TABLE orders (id BIGINT UNSIGNED PRIMARY KEY, person_id INT NOT NULL, total DECIMAL(10, 2) NOT NULL DEFAULT 0,
        twice DECIMAL(12, 2) GENERATED ALWAYS AS (total * 2) STORED, paid BOOLEAN NOT NULL,
        FOREIGN KEY (person_id) REFERENCES people (id));
      CREATE TABLE pairs (a INT, b INT, PRIMARY KEY (a, b));
      CREATE TABLE notes (a INT, b INT, FOREIGN KEY (a, b) REFERENCES pairs (a, b));
      CREATE VIEW happy AS SELECT id, name FROM people WHERE feels = 'happy';
      DROP USER IF EXISTS '${reader}'@'localhost', '${reader}'@'127.0.0.1';
      CREATE USER '${reader}'@'localhost' IDENTIFIED BY 'reader'; CREATE USER '${reader}'@'127.0.0.1' IDENTIFIED BY 'reader';
      GRANT SELECT (id, name) ON people TO '${reader}'@'localhost'; GRANT SELECT (id, name) ON people TO '${reader}'@'127.0.0.1';
      GRANT INSERT ON notes TO '${reader}'@'localhost'; GRANT INSERT ON notes TO '${reader}'@'127.0.0.1'`)
  })

  after(async () => {
    await database.exec(`DROP USER IF EXISTS '${reader}'@'localhost', '${reader}'@'127.0.0.1'`)
    await database.drop()
  })

  const described = async (details: Record<string, unknown> = {}) => {
    const driver = await serverDriver('mysql', database.details)
    const source = driver.connect({ ...database.details, ...details }, OPTIONS)
    try {
      assert.deepEqual(await source.schemas(), [])
      return await source.describe(signal)
    } finally {
      await source.close()
    }
  }

  test('tables and views', async () => {
    const { tables } = await described()
    assert.deepEqual(
      tables.map(({ schema, name, kind, comment }) => [schema, name, kind, comment]),
      [
        [null, 'happy', 'view', null],
        [null, 'notes', 'table', null],
        [null, 'orders', 'table', null],
        [null, 'pairs', 'table', null],
        [null, 'people', 'table', 'Who buys'],
      ],
    )
  })

  test('columns with types, keys, indexes and comments', async () => {
    const { columns } = await described()
    const of = (table: string) => columnLines(columns, table)
    assert.deepEqual(of('people'), [
      '0 id int Integer pk auto indexed',
      '1 name varchar Text required',
      '2 feels enum MySQLEnum',
      '3 extra json JSON',
      '4 born date Date indexed',
    ])
    assert.deepEqual(of('orders'), [
      '0 id bigint unsigned BigInteger pk required indexed',
      '1 person_id int Integer required indexed',
      '2 total decimal Decimal',
      '3 twice decimal Decimal generated',
      '4 paid tinyint(1) Boolean required',
    ])
    assert.equal(columns.find(({ table, name }) => table === 'people' && name === 'name')?.comment, 'Full name')
  })

  test('foreign keys of one column', async () => {
    const { foreignKeys } = await described()
    assert.deepEqual(foreignKeys, [
      {
        schema: null,
        table: 'orders',
        column: 'person_id',
        targetSchema: null,
        targetTable: 'people',
        targetColumn: 'id',
      },
    ])
  })

  test('foreign keys of several columns: the columns whose targets are unique alone', async (t) => {
    const own = await server.createDatabase('composite')
    t.after(() => own.drop())
    await own.exec(`
      CREATE TABLE tickets (tenant INT, id INT PRIMARY KEY, code VARCHAR(20), UNIQUE (tenant, id), UNIQUE (tenant, code),
        UNIQUE (code(2)));
      CREATE TABLE archive (id INT PRIMARY KEY);
      CREATE TABLE entries (tenant INT, ticket INT, code VARCHAR(20), kept INT, FOREIGN KEY (kept) REFERENCES archive (id),
        FOREIGN KEY (tenant, ticket) REFERENCES tickets (tenant, id), FOREIGN KEY (tenant, kept) REFERENCES tickets (tenant, id),
        FOREIGN KEY (tenant, code) REFERENCES tickets (tenant, code))`)
    const { foreignKeys } = await described(own.details)
    assert.deepEqual(
      foreignKeys.map((key) => `${key.table}.${key.column} > ${key.targetTable}.${key.targetColumn}`),
      ['entries.kept > tickets.id', 'entries.ticket > tickets.id', 'entries.kept > archive.id'],
    )
  })

  test('names that the catalog takes for one another', async () => {
    const own = await server.createDatabase('names')
    const [about] = await own.query('SELECT VERSION() AS version')
    // MySQL takes the names of keys for one another too, and refuses the second one.
    const second = String(about?.['version']).includes('MariaDB') ? '' : 'CONSTRAINT second'
    await own.exec(`CREATE TABLE goals (id INT PRIMARY KEY);
      CREATE TABLE cafe (goal INT, o INT, ö INT, KEY (o), FOREIGN KEY (goal) REFERENCES goals (id));
      CREATE TABLE café (goal INT, o INT, ö INT, KEY (ö), ${second} FOREIGN KEY (goal) REFERENCES goals (id))`)
    const { columns, foreignKeys } = await described(own.details)
    assert.deepEqual(
      columns.flatMap(({ isIndexed, table, name }) => (isIndexed ? `${table}.${name}` : [])).toSorted(),
      ['cafe.goal', 'cafe.o', 'café.goal', 'café.ö', 'goals.id'],
    )
    assert.deepEqual(foreignKeys.map(({ table, targetTable }) => `${table}.${targetTable}`).toSorted(), [
      'cafe.goals',
      'café.goals',
    ])
    await own.drop()
  })

  test('keys to other databases, and views that are broken, are left out', async () => {
    const [own, other] = [await server.createDatabase('keys'), await server.createDatabase('others')]
    await other.exec('CREATE TABLE goals (id INT PRIMARY KEY)')
    await own.exec(`CREATE TABLE goals (id INT PRIMARY KEY);
      CREATE TABLE links (goal INT, FOREIGN KEY (goal) REFERENCES \`${other.name}\`.goals (id));
      CREATE TABLE gone (a INT); CREATE VIEW broken AS SELECT a FROM gone; DROP TABLE gone`)
    const { tables, foreignKeys } = await described(own.details)
    assert.deepEqual(tables.map(({ name }) => name).toSorted(), ['goals', 'links'])
    assert.deepEqual(foreignKeys, [])
    await own.drop()
    await other.drop()
  })

  test('only what the user may read', async () => {
    const { tables, columns } = await described({ user: reader, password: 'reader' })
    assert.deepEqual(
      tables.map(({ name }) => name),
      ['people'],
    )
    assert.deepEqual(
      columns.map(({ name }) => name),
      ['id', 'name'],
    )
  })

  test('one table is described alone', async () => {
    const driver = await serverDriver('mysql', database.details)
    const source = driver.connect(database.details, OPTIONS)
    try {
      for (const name of ['people', 'orders', 'pairs']) await assertDescribesAlone(source, { schema: null, name })
    } finally {
      await source.close()
    }
  })
}
