import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { DuckDbDataSource } from '../../duckdb/data-source.ts'
import { fileWarnings } from './file-warnings.ts'
import { TEST_OPTIONS, testFolder } from '../test-support.ts'

test('a file that this process may write to is told, with what to do', async () => {
  const path = join(testFolder(), "it's.db")
  writeFileSync(path, '')
  const [warning] = await fileWarnings(path)
  assert.equal(warning?.code, 'writes-file')
  assert.equal(warning?.statements[1], `chmod 644 '${path.replace("'", String.raw`'\''`)}'`)
})

test('what cannot be written to needs no warning', async () => {
  assert.deepEqual(await fileWarnings(join(testFolder(), 'missing.db')), [])
  const memory = new DuckDbDataSource(':memory:', TEST_OPTIONS)
  assert.deepEqual(await memory.accountWarnings(), [])
  await memory.close()
})
