import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { longestTurn } from '../../../../../../test/support/longest-turn.ts'
import { createSecrets, openStore, type CollectionEntry } from '../../../store/index.ts'
import { noteCollectionChange } from './note-changes.ts'

/** Comparing all of them in two turns takes 300 ms of the processor. */
const ENTRIES = 400_000
const LONGEST_TURN_MS = 120

test('hundreds of thousands of permissions are compared in short turns of the event loop', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'querent-note-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const store = await openStore(join(folder, 'app.db'), createSecrets('secret'))
  t.after(() => store.close())
  const entries = (permission: 'read' | 'write'): CollectionEntry[] =>
    Array.from({ length: ENTRIES }, (_, at) => ({
      group_id: 1 + (at % 300),
      place: 1 + Math.floor(at / 300),
      permission: at === 7 ? permission : 'read',
    }))
  const [before, after] = [entries('read'), entries('write')]
  const longest = await longestTurn(() => noteCollectionChange(store, 'collections', before, after))
  const [entry] = await store.auditLog.page({}, 1)
  assert.deepEqual(
    [entry?.model_id, entry?.facts],
    [8, { graph: 'collections', before: { 1: 'read' }, after: { 1: 'write' } }],
  )
  assert.ok(longest < LONGEST_TURN_MS, `${longest} ms in one turn`)
})
