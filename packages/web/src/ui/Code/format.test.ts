import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatSql } from './format.ts'

test('SQL is put in lines; tags, blocks and comments stay', () => {
  const text = 'select a from t where x = {{ y }} [[and {{z}}]] -- last'
  const formatted = formatSql(text, 'postgres')
  assert.match(formatted, /^select\n {2}a\nfrom\n/)
  assert.match(formatted, /x = \{\{ y \}\} \[\[/)
  assert.match(formatted, /-- last/)
  assert.equal(formatted.replaceAll(/\s+/g, ''), text.replaceAll(/\s+/g, ''))
  assert.throws(() => formatSql("select 'open", 'sqlite'))
})
