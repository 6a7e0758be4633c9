import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { AUDIT_RULES } from './rules.ts'

/** Raw statements on audited tables that count something and change nothing that is recorded. */
const COUNTING = ['update tables set view_count', 'update cards set view_count', 'update dashboards set view_count']

test('no raw statement of the repositories writes an audited table: it would leave no entry', () => {
  const rules = Object.entries(AUDIT_RULES)
  const audited = new Set(rules.flatMap(([table, rule]) => ('because' in rule ? [] : [table])))
  const folder = join(import.meta.dirname, '../repositories')
  const files = globSync('**/*.ts', { cwd: folder })
  assert.ok(files.length > 20)
  const found = files.flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    return [...text.matchAll(/(?:insert into|update|delete from) "?(\w+)"?[^`]{0,30}/g)].flatMap(([statement, table]) =>
      audited.has(table!) && !COUNTING.some((start) => statement.startsWith(start)) ? [`${name}: ${statement}`] : [],
    )
  })
  assert.deepEqual(found, [])
})

test('what is kept of a row is none of its secrets', () => {
  for (const [table, rule] of Object.entries(AUDIT_RULES)) {
    if ('because' in rule) continue
    const secret = rule.shown.filter((column) => /password|hash|token|^details$/.test(column))
    assert.deepEqual(secret, [], table)
  }
})
