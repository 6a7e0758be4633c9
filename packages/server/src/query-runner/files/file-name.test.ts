import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attachmentHeader, exportFileName } from './file-name.ts'

const NOW = '2024-03-05T10:20:30.123456+01:00'

test('the name is a slug of the card and the time', () => {
  assert.equal(exportFileName('Big Spenders', 'csv', NOW), `big_spenders_${NOW}.csv`)
  assert.equal(exportFileName('  Café: Größe / 10% "x"\r\n', 'xlsx', NOW), `cafe_große_10_x_${NOW}.xlsx`)
  assert.equal(exportFileName('売上', 'json', NOW), `売上_${NOW}.json`)
  assert.equal(exportFileName(null, 'csv', NOW), `query_result_${NOW}.csv`)
  assert.equal(exportFileName('!?', 'csv', NOW), `query_result_${NOW}.csv`)
  assert.equal(exportFileName('x'.repeat(300), 'csv', NOW).length, 101 + NOW.length + 4)
})

test('the header is ASCII, with the whole name beside it where that is needed', () => {
  assert.equal(attachmentHeader('big_spenders_x.csv'), 'attachment; filename="big_spenders_x.csv"')
  assert.equal(
    attachmentHeader('売上 (1).csv'),
    `attachment; filename="__ (1).csv"; filename*=UTF-8''%E5%A3%B2%E4%B8%8A%20%281%29.csv`,
  )
})
