/** The dictionary by which readers of embedded content see it in their language. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EMBEDDING_KEY } from '../support/embedded-content.ts'
import { signedToken } from '../support/signed-token.ts'
import { testServer } from '../support/test-server.ts'

const HEAD = 'Locale Code,String,Translation\n'

test('a dictionary is uploaded, read by locale and by token, and replaced', async (t) => {
  const { as } = await testServer(t)
  const upload = async (payload: string | FormData, type = 'text/csv') => {
    const form = payload instanceof FormData ? new Response(payload) : undefined
    const bytes = form === undefined ? String(payload) : new Uint8Array(await form.arrayBuffer())
    const headers = { 'content-type': form?.headers.get('content-type') ?? type }
    const { status, body } = await as.admin.post('/api/ee/content-translation/upload-dictionary', bytes, headers)
    return { status, body }
  }
  const inForm = (text: string | Uint8Array<ArrayBuffer>, name = 'file') => {
    const form = new FormData()
    form.set(name, new Blob([text]), 'dictionary.csv')
    return form
  }
  const dictionary = '/api/ee/content-translation/dictionary'
  const read = async (locale: string) => (await as.user.get(`${dictionary}?locale=${locale}`)).body.data

  const sample = await as.admin.get('/api/ee/content-translation/csv')
  assert.match(String(sample.headers['content-type']), /^text\/csv/)
  assert.match(sample.text, /^Locale Code,String,Translation\nde,Sample translation,/)

  const file = `${HEAD}de,Orders,"Bestellungen, alle"\r\npt-BR,Orders,Pedidos\nde,"Say ""hi""",Grüße\n\n`
  assert.deepEqual(await upload(inForm(file)), { status: 200, body: { success: true } })
  assert.deepEqual(await read('de'), [
    { locale: 'de', msgid: 'Orders', msgstr: 'Bestellungen, alle' },
    { locale: 'de', msgid: 'Say "hi"', msgstr: 'Grüße' },
  ])
  assert.deepEqual(await read('pt-br'), [{ locale: 'pt_BR', msgid: 'Orders', msgstr: 'Pedidos' }])
  assert.deepEqual(await read('fr'), [])
  assert.equal((await as.user.get(dictionary)).status, 400)
  const stored = (await as.admin.get('/api/ee/content-translation/csv')).text
  assert.equal(stored, `${HEAD}de,Orders,"Bestellungen, alle"\nde,"Say ""hi""",Grüße\npt_BR,Orders,Pedidos\n`)

  await as.admin.put('/api/setting', { 'enable-embedding-static': true, 'embedding-secret-key': EMBEDDING_KEY })
  const token = signedToken(EMBEDDING_KEY, { resource: { dashboard: 1 }, params: {} })
  assert.equal((await as.nobody.get(`${dictionary}/${token}?locale=pt_BR`)).body.data[0].msgstr, 'Pedidos')
  assert.equal((await as.nobody.get(`${dictionary}/${token}`)).status, 400)
  assert.equal((await as.nobody.get(`${dictionary}/${token}x?locale=de`)).status, 400)
  assert.equal((await as.nobody.get(`${dictionary}?locale=de`)).status, 401)

  const faults = await upload(`${HEAD}de,Orders,A\nxx,Orders,B\nde,,C\nde,Orders,D\nde,Two\n`)
  assert.equal(faults.status, 422)
  assert.deepEqual(faults.body['errors'], [
    'Row 3: "xx" is not a locale.',
    'Row 4: there is no text to translate.',
    'Row 5: the same text in the same locale is in row 2.',
    'Row 6: there are 2 columns instead of 3.',
  ])
  assert.equal((await upload(inForm(file, 'other'))).status, 400)
  assert.equal((await upload('no form', 'multipart/form-data; boundary=x')).status, 400)
  assert.equal((await upload(inForm(new Uint8Array([0xff, 0xfe, 0x41])))).status, 400)
  assert.equal((await upload(inForm('x'.repeat(1024 * 1024 * 1.5 + 1)))).status, 413)
  assert.equal((await read('de')).length, 2, 'what is refused changes nothing')

  assert.equal((await upload(HEAD)).status, 200)
  assert.deepEqual(await read('de'), [])
  const log = (await as.admin.get('/api/audit?action=content-translation.replaced')).body.data
  assert.deepEqual(
    log.map(({ details }: { details: object }) => details),
    [{ entries: 0 }, { entries: 3 }],
  )
})
