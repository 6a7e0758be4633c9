/** Unsubscribing by a button of the mail program (RFC 8058). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readMessage } from '../support/mail-message.ts'
import { mailing, NAME, SITE } from '../support/mailed-dashboard.ts'

test('an address leaves by one click in its mail program', async (t) => {
  const { as, addCard, mailsOf } = await mailing(t)
  const [, raw = Buffer.of()] = await mailsOf([await addCard('One', 'table', 'select 1 as n')], {})
  const { headers } = await readMessage(raw)
  const link = String(headers.get('list-unsubscribe')).slice(1, -1)
  const body = String(headers.get('list-unsubscribe-post'))
  assert.ok(link.startsWith(SITE))
  const path = link.slice(SITE.length)
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const parts = { 'content-type': 'multipart/form-data; boundary=b' }
  const multipart = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'
  const [pulse] = (await as.admin.get('/api/pulse')).body
  const recipients = async () =>
    (await as.admin.get(`/api/pulse/${pulse.id}`)).body.channels[0].recipients.map(
      ({ email }: { email: string }) => email,
    )

  assert.equal((await as.nobody.post(path.replace(/hash=..../, 'hash=0000'), body, form)).status, 400)
  assert.equal((await as.nobody.post(path.replace('ops', 'dev'), body, form)).status, 400)
  assert.equal((await as.nobody.post(path, 'List-Unsubscribe=No', form)).status, 400)
  assert.equal((await as.nobody.post(path, multipart.replace('One-Click', 'No'), parts)).status, 400)
  assert.equal((await recipients()).length, 2)
  // As a mail program in a browser sends it: neither another origin nor a cookie matters.
  const elsewhere = { origin: 'https://mail.example.net', 'sec-fetch-site': 'cross-site' }
  for (const [sent, type] of [
    [body, form],
    [multipart, parts],
  ] as const) {
    const left = await as.nobody.post(path, sent, { ...type, ...elsewhere })
    assert.deepEqual([left.status, left.body], [200, { status: 'success', title: NAME }], left.text)
    assert.deepEqual(await recipients(), ['user@example.org'])
    const search = new URL(link).searchParams
    const undo = { email: search.get('email'), hash: search.get('hash'), 'pulse-id': Number(search.get('pulse-id')) }
    assert.equal((await as.nobody.post('/api/pulse/unsubscribe/undo', undo)).status, 200)
  }
})
