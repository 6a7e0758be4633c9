/** Rows of a file are added to an uploaded table, or replace its rows. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { UPLOAD_ENGINES, uploadSite } from '../support/upload-site.ts'

for (const engine of UPLOAD_ENGINES) {
  describe(engine, () => {
    test('rows are added and replaced; columns come and widen as the file needs it', async (t) => {
      const site = await uploadSite(t, engine)
      if (site === undefined) return
      await site.enable()
      const { body: model } = await site.upload('id,flag,name\n1,0,a\n5,1,e\n')
      const table = await site.tableOf(model)
      // Booleans are numbers on engines that have none.
      const plain = (cell: unknown) => (typeof cell === 'boolean' ? Number(cell) : cell)
      const rows = async () => (await site.model(model)).rows.map((row) => row.slice(1).map(plain))
      const append = (text: string) => site.send(`/api/table/${table}/append-csv`, text)
      const added = await append('name,id,flag\nb,2,1\n')
      assert.deepEqual([added.status, added.body], [200, { 'row-count': 1 }], added.text)
      assert.deepEqual(await rows(), [
        [1, 0, 'a'],
        [5, 1, 'e'],
        [2, 1, 'b'],
      ])
      assert.equal((await append('id,flag,name,New Col\n2.5,7,c,x\n')).status, 200)
      assert.deepEqual(await rows(), [
        [1, 0, 'a', null],
        [5, 1, 'e', null],
        [2, 1, 'b', null],
        [2.5, 7, 'c', 'x'],
      ])
      assert.deepEqual((await site.model(model)).columns.at(-1).slice(0, 2), ['new_col', 'New Col'])
      const replaced = await site.send(`/api/table/${table}/replace-csv`, 'id,flag,name,New Col\n9,1,z,y\n')
      assert.deepEqual([replaced.status, replaced.body], [200, { 'row-count': 1 }], replaced.text)
      assert.deepEqual(await rows(), [[9, 1, 'z', 'y']])
      // A column comes and another widens, as the last row needs it, while the rows before are replaced.
      const more = await site.send(
        `/api/table/${table}/replace-csv`,
        'id,flag,name,New Col,more\n1,1,z,y,1\n2,7.5,z,y,2\n',
      )
      assert.deepEqual([more.status, more.body], [200, { 'row-count': 2 }], more.text)
      assert.deepEqual(await rows(), [
        [1, 1, 'z', 'y', 1],
        [2, 7.5, 'z', 'y', 2],
      ])
    })

    test('a file that does not fit changes nothing', async (t) => {
      const site = await uploadSite(t, engine)
      if (site === undefined) return
      await site.enable()
      const { body: model } = await site.upload('id,day\n5,2024-01-01\n')
      const table = await site.tableOf(model)
      const refused = async (text: string) => {
        const { status, body } = await site.send(`/api/table/${table}/append-csv`, text)
        assert.equal(status, 422, JSON.stringify(body))
        return body.message as string
      }
      assert.match(await refused('id,day,new\nx,2024-01-01,1\n'), /'x' is not a recognizable number/)
      assert.match(await refused('id,day\n1,never\n'), /'never' is not a recognizable date/)
      assert.equal(await refused('id,id\n1,2\n'), 'The CSV file contains duplicate column names.')
      assert.equal(
        await refused('id,other\n1,2\n'),
        'The CSV file is missing columns that are in the table:\n- day\n\nThere are new columns in the CSV file that are not in the table:\n- other',
      )
      const { rows, columns } = await site.model(model)
      assert.equal(rows.length, 1)
      assert.equal(columns.length, 3)
    })
  })
}

test('only uploaded tables take rows, and only from those who may see them', async (t) => {
  const site = (await uploadSite(t, 'sqlite'))!
  await site.enable()
  const { body: model } = await site.upload('id\n1\n')
  const table = await site.tableOf(model)
  const path = `/api/table/${table}/append-csv`
  assert.equal((await site.send('/api/table/999999/append-csv', 'id\n1')).status, 404)
  await site.server.store.tables.update([table], { is_upload: false })
  assert.equal((await site.send(path, 'id\n1')).body.message, 'The table must be an uploaded table.')
  await site.server.store.tables.update([table], { is_upload: true })
  await site.as.admin.put('/api/setting/uploads-settings', { value: { db_id: null } })
  assert.equal((await site.send(path, 'id\n1')).body.message, 'Uploads are not enabled.')
})
