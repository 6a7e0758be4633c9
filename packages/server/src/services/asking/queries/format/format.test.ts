import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatSql } from './index.ts'

test('statements over several lines, by the rules of their engine', async () => {
  assert.equal(
    await formatSql('select a, b from t where c = 1', 'postgresql'),
    'select\n  a,\n  b\nfrom\n  t\nwhere\n  c = 1',
  )
  const postgres = await formatSql(`select $$it's$$, e'\\n', '{}'::jsonb @> '{"a": 1}' -- c`, 'postgresql')
  assert.ok(postgres.includes(`$$it's$$`) && postgres.includes(`'{}'::jsonb @> '{"a": 1}'`), postgres)
  assert.ok((await formatSql("select `a` from t # it's", 'mysql')).endsWith("t # it's"))
  assert.ok((await formatSql('select [a b] from t', 'sqlite')).includes('[a b]'))
})

test('what cannot be read stays as it is', async () => {
  for (const text of ['select {{x}}', 'select ((', 'select 1 '.repeat(50_000)]) {
    assert.equal(await formatSql(text, 'postgresql'), text)
  }
})

test('a large statement does not hold up the server', async () => {
  const large = `select ${Array.from({ length: 15_000 }, (_, index) => `a${index}`).join(', ')} from t`
  // Of this thread alone: on a busy machine others take their time from it.
  const before = process.threadCpuUsage()
  const formatted = await formatSql(large, 'postgresql')
  const { user, system } = process.threadCpuUsage(before)
  const active = (user + system) / 1000
  assert.ok(formatted.split('\n').length > 15_000)
  assert.ok(active < 250, `this thread was busy for ${active} ms`)
})
