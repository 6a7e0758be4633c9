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
    const again = await as.nobody.post(path, sent, { ...type, ...elsewhere })
    assert.deepEqual([again.status, again.body], [200, left.body], again.text)
    const search = new URL(link).searchParams
    const undo = { email: search.get('email'), hash: search.get('hash'), 'pulse-id': Number(search.get('pulse-id')) }
    assert.equal((await as.nobody.post('/api/pulse/unsubscribe/undo', undo)).status, 200)
    assert.equal((await recipients()).length, 2)
  }
  // Coming back undoes one's own leaving, and not that the owner has taken somebody out since.
  const put = (emails: string[]) => {
    const [channel] = pulse.channels
    const others = channel.recipients.filter(({ id }: { id?: number }) => id !== undefined)
    const channels = [{ ...channel, recipients: [...emails.map((email) => ({ email })), ...others] }]
    return as.admin.put(`/api/pulse/${pulse.id}`, { channels })
  }
  const search = new URL(link).searchParams
  const undo = { email: search.get('email'), hash: search.get('hash'), 'pulse-id': pulse.id }
  assert.equal((await as.nobody.post(path, body, form)).status, 200)
  for (const emails of [[String(undo.email)], []]) assert.equal((await put(emails)).status, 200)
  const back = await as.nobody.post('/api/pulse/unsubscribe/undo', undo)
  assert.deepEqual([back.status, back.text], [400, 'This address was removed. Ask the owner to add it again.'])
  assert.deepEqual(await recipients(), ['user@example.org'])
  assert.equal((await as.nobody.post(path, body, form)).status, 200)
})

test('newer clients name the channel that the mail came by', async (t) => {
  const { as, addCard, mailsOf } = await mailing(t)
  const [, raw = Buffer.of()] = await mailsOf([await addCard('One', 'table', 'select 1 as n')], {})
  const search = new URL(String((await readMessage(raw)).headers.get('list-unsubscribe')).slice(1, -1)).searchParams
  const [pulse] = (await as.admin.get('/api/pulse')).body
  const [channel] = pulse.channels
  const body = { 'notification-handler-id': channel.id, email: search.get('email'), hash: search.get('hash') }
  const post = (path: string, more: object = {}) =>
    as.nobody.post(`/api/notification/unsubscribe${path}`, { ...body, ...more })
  const count = async () => (await as.admin.get(`/api/pulse/${pulse.id}`)).body.channels[0].recipients.length
  for (const wrong of [
    { hash: 'none' },
    { 'notification-handler-id': channel.id + 1 },
    { email: 'dev@example.test' },
  ]) {
    const refused = await post('', wrong)
    assert.deepEqual([refused.status, refused.text], [400, 'Invalid hash.'])
  }
  assert.equal((await post('', { 'notification-handler-id': 0 })).status, 400)
  assert.equal(await count(), 2)
  const left = await post('')
  assert.deepEqual([left.status, left.body], [200, { status: 'success', title: NAME }], left.text)
  assert.equal(await count(), 1)
  assert.equal((await post('')).status, 400, 'it has left')
  assert.deepEqual((await post('/undo')).body, { status: 'success', title: NAME })
  assert.equal(await count(), 2)
})
