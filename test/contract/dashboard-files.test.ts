/** Dashboards as PDF and PNG, for people with accounts and for guests. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractText, getDocumentProxy } from 'unpdf'
import { embeddedContent } from '../support/embedded-content.ts'
import { sharedContent } from '../support/shared-content.ts'
import { testServer, type Answer } from '../support/test-server.ts'

/** The headers that say what a file is. */
const named = ({ headers }: Answer) => [headers['content-type'], String(headers['content-disposition'])]

async function textOf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

test('a dashboard as a file', async (t) => {
  const at = await sharedContent(t)
  const { admin, user } = at.as
  const url = `/api/dashboard/${at.dashboard}`

  await t.test('has all tabs, cards and filters', async () => {
    const pdf = await admin.get(`${url}/pdf?status=paid&quantity=1&quantity=3`)
    const [type, name] = named(pdf)
    assert.deepEqual([pdf.status, type], [200, 'application/pdf'])
    assert.match(String(name), /^attachment; filename="board_[\d:T-]+\.pdf"$/)
    const text = await textOf(pdf.bytes)
    for (const said of [
      'Board',
      'All of it.',
      'Status: Paid',
      'Quantity: 1 – 3',
      'First',
      'Second',
      'Built',
      'A heading',
      'About it',
    ]) {
      assert.ok(text.includes(said), `${said} in ${text}`)
    }
    assert.match(text, /Page 1 of \d/)
  })

  await t.test('names of keys in place of keys, and labels that people gave', async () => {
    const [[key, name]] = (await admin.get(`${url}/params/buyer/values`)).body.values
    const pdf = await admin.get(`${url}/pdf?buyer=${key}&status=late`)
    const text = await textOf(pdf.bytes)
    assert.ok(text.includes(`Buyer: ${name}`) && text.includes('Status: Too late'), text)
    const shared = await textOf((await at.guest.get(`${at.board}/pdf?buyer=${key}`)).bytes)
    assert.ok(shared.includes(`Buyer: ${name}`), shared)
    const { parameters } = (await admin.get(url)).body
    const of = (wanted: string) => parameters.find(({ slug }: { slug: string }) => slug === wanted)
    const mail = await admin.post('/api/notification/preview', {
      payload_type: 'notification/dashboard',
      payload: {
        dashboard_id: at.dashboard,
        parameters: [
          { ...of('buyer'), value: [key] },
          { ...of('status'), value: ['late'] },
        ],
      },
      subscriptions: [],
      handlers: [],
    })
    assert.equal(mail.status, 200, mail.text)
    for (const said of [name, 'Too late']) assert.ok(mail.body.html.includes(`>${said}<`), `mails say ${said} too`)
  })

  await t.test('one tab of it, on the paper that is asked for', async () => {
    const { tabs } = (await admin.get(url)).body
    const pdf = await admin.get(`${url}/pdf?tab=${tabs[1].id}&paper=letter&orientation=landscape`)
    const document = await getDocumentProxy(pdf.bytes.slice())
    assert.deepEqual((await document.getPage(1)).view, [0, 0, 792, 612])
    assert.doesNotMatch(await textOf(pdf.bytes), /A heading/)
  })

  await t.test('as an image', async () => {
    const png = await admin.get(`${url}/png`)
    assert.deepEqual([png.status, named(png)[0]], [200, 'image/png'])
    const view = new DataView(png.bytes.buffer, png.bytes.byteOffset)
    assert.equal(view.getUint32(0), 0x89504e47)
    assert.ok(view.getUint32(16) > 1200 && view.getUint32(16) <= 2400)
  })

  await t.test('values that fit nothing are refused by their names', async () => {
    const errors = async (query: string) => (await admin.get(`${url}/pdf?${query}`)).body.errors
    assert.deepEqual(Object.keys(await errors('colour=red')), ['colour'])
    assert.deepEqual(Object.keys(await errors('quantity=many')), ['quantity'])
    assert.deepEqual(Object.keys(await errors('made=whenever')), ['made'])
    assert.deepEqual(Object.keys(await errors('paper=a5')), ['paper'])
    assert.deepEqual(Object.keys(await errors('tab=99999')), ['tab'])
  })

  await t.test('counts as a download of each card', async () => {
    await at.server.services.runner.log.flush()
    const entries = await at.server.store.queryLog.latest(100, 0)
    const files = entries.filter(({ context }) => context === 'pdf-download')
    assert.ok(files.some(({ card_id, dashboard_id }) => card_id === at.cards.built && dashboard_id === at.dashboard))
  })

  await t.test('is not for those who may not read it', async () => {
    assert.equal((await user.get(`${url}/pdf`)).status, 403)
    assert.equal((await at.guest.get(`${url}/pdf`)).status, 401)
  })

  await t.test('for guests with the link, with values by slug', async () => {
    const pdf = await at.guest.get(`${at.board}/pdf?status=paid`)
    assert.equal(pdf.status, 200)
    const text = await textOf(pdf.bytes)
    assert.match(text, /Status: Paid/)
    assert.match(text, /Built/)
    assert.equal((await at.guest.get(`${at.board}/pdf?colour=red`)).status, 400)
    assert.equal(named(await at.guest.get(`${at.board}/png`))[0], 'image/png')
  })
})

test('filters named as the options of a file have their values, and the options longer names', async (t) => {
  const at = await sharedContent(t)
  const url = `/api/dashboard/${at.dashboard}`
  const { parameters, tabs } = (await at.as.admin.get(url)).body
  const names: Record<string, string> = { status: 'paper', quantity: 'tab' }
  const renamed = parameters.map((one: { slug: string }) => ({ ...one, slug: names[one.slug] ?? one.slug }))
  await at.as.admin.put(url, { parameters: renamed })
  const query = `paper=paid&tab=1&tab=3&file.paper=letter&orientation=landscape&file.tab=${tabs[1].id}`
  for (const [client, path] of [
    [at.as.admin, url],
    [at.guest, at.board],
  ] as const) {
    const pdf = await client.get(`${path}/pdf?${query}`)
    assert.equal(pdf.status, 200, pdf.text.slice(0, 300))
    const document = await getDocumentProxy(pdf.bytes.slice())
    assert.deepEqual((await document.getPage(1)).view, [0, 0, 792, 612])
    const text = await textOf(pdf.bytes)
    assert.ok(text.includes('Status: Paid') && text.includes('Quantity: 1 – 3'), text)
    assert.doesNotMatch(text, /A heading/, 'one tab alone')
    const refused = async (more: string) => {
      const { status, body } = await client.get(`${path}/pdf?${more}`)
      assert.equal(status, 400, more)
      return Object.keys(body.errors ?? {})
    }
    if (client === at.guest) assert.deepEqual(await refused('file.paper=a5'), [], 'guests are not said more')
    else {
      assert.deepEqual(await refused('tab=many'), ['tab'], 'it is a number of the filter')
      assert.deepEqual(await refused('file.paper=a5'), ['file.paper'])
      assert.deepEqual(await refused('file.tab=first'), ['file.tab'])
      assert.deepEqual(await refused('orientation=portrait&orientation=landscape'), ['orientation'])
    }
  }
})

test('a filter that has to have a value keeps its cards waiting', async (t) => {
  const at = await sharedContent(t)
  const url = `/api/dashboard/${at.dashboard}`
  const { parameters } = (await at.as.admin.get(url)).body
  const required = parameters.map((one: { slug: string }) => (one.slug === 'status' ? { ...one, required: true } : one))
  await at.as.admin.put(url, { parameters: required })
  const without = await textOf((await at.as.admin.get(`${url}/pdf`)).bytes)
  assert.match(without, /Choose a value for Status/)
  const withValue = await textOf((await at.as.admin.get(`${url}/pdf?status=paid`)).bytes)
  assert.doesNotMatch(withValue, /Choose a value/)
})

test('whoever may not download the data gets a sentence in its place, and no file where that is all', async (t) => {
  const at = await sharedContent(t)
  const url = `/api/dashboard/${at.dashboard}`
  const { admin, user } = at.as
  const { revision, groups } = (await admin.get('/api/collection/graph')).body
  groups[1][at.hidden] = 'read'
  await admin.put('/api/collection/graph', { revision, groups })
  assert.equal((await user.get(`${url}/pdf`)).status, 200)
  const graph = (await admin.get('/api/permissions/graph')).body
  graph.groups[1][at.shop.id] = { ...graph.groups[1][at.shop.id], download: { schemas: 'none' } }
  const changed = await admin.put('/api/permissions/graph', graph)
  assert.equal(changed.status, 200, changed.text)
  const refused = await user.get(`${url}/pdf`)
  assert.deepEqual(
    [refused.status, refused.text],
    [403, 'You do not have permissions to download the results of this query.'],
  )
})

test('values that a token fixes hold in files', async (t) => {
  const server = await testServer(t)
  const at = await embeddedContent(server)
  await at.publish('dashboard', at.board, { status: 'locked', state: 'enabled', category: 'enabled', least: 'enabled' })
  const token = at.token('board', { status: ['paid'] })
  const pdf = await at.get(`/dashboard/${token}/pdf?state=CA`)
  assert.equal(pdf.status, 200)
  const text = await textOf(pdf.bytes)
  assert.match(text, /Name of state: CA/)
  assert.match(text, /Name of category: Tools/)
  assert.doesNotMatch(text, /Name of status/)
  assert.equal((await at.get(`/dashboard/${token}/pdf?status=open`)).status, 400)
})
