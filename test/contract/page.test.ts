/** The page and its files as the server gives them; that the page works is tested in a browser (test/web). */
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { createSite, type Site } from '../../packages/server/src/web/index.ts'
import { testServer } from '../support/test-server.ts'

const HTML = { accept: 'text/html,application/xhtml+xml' }
const SCRIPT = "document.title = 'x'"
const KEY = 'a'.repeat(32)
const page = (name: string) => `<!doctype html><html><head><base href="/" />
<script id="boot" type="application/json"></script><script>${SCRIPT}</script></head><body>${name}</body></html>`

/** A folder like that of a project whose page is built. */
function builtProject(t: TestContext): string {
  const root = mkdtempSync(join(tmpdir(), 'querent-page-'))
  t.after(() => rmSync(root, { recursive: true, force: true }))
  const dist = join(root, 'packages/web/dist')
  const assets = join(dist, KEY, 'app/assets')
  mkdirSync(join(assets, 'img'), { recursive: true })
  writeFileSync(join(dist, 'prebuilt'), KEY)
  writeFileSync(join(dist, KEY, 'index.html'), page('application'))
  writeFileSync(join(dist, KEY, 'public.html'), page('shared'))
  const script = 'export {}\n'.repeat(200)
  writeFileSync(join(assets, 'main-abcd1234.js'), script)
  writeFileSync(join(assets, 'main-abcd1234.js.br'), brotliCompressSync(script))
  writeFileSync(join(assets, 'main-abcd1234.js.gz'), gzipSync(script))
  writeFileSync(join(assets, 'img/logo.svg'), '<svg/>')
  for (const icon of ['favicon.ico', 'apple-touch-icon.png']) writeFileSync(join(assets, 'img', icon), 'icon')
  writeFileSync(join(assets, 'secret.txt'), 'secret')
  return root
}

async function pageServer(t: TestContext, root: string) {
  let site: Site | undefined
  const testing = await testServer(t, {
    makeSite: (observe) => (site = createSite({ dataDir: root, observe, root })),
  })
  return { ...testing, prepare: () => site?.prepare(true) }
}

test('people get the page, and programs what they always got', async (t) => {
  const { as, prepare } = await pageServer(t, builtProject(t))
  await prepare()
  for (const path of ['/', '/question/12-x', '/auth/login', '/no/such/page']) {
    for (const accept of [HTML.accept, '*/*', 'image/*, */*;q=0.1', 'text/*', '']) {
      const answer = await as.nobody.get(path, { accept })
      assert.deepEqual([answer.status, /application/.test(answer.text)], [200, true], `${path} ${accept}`)
      assert.equal(answer.headers['x-robots-tag'], undefined)
    }
    assert.match((await as.nobody.get(path)).text, /application/, path)
    const data = await as.nobody.get(path, { accept: 'application/json' })
    assert.deepEqual([data.status, data.text], [404, 'API endpoint does not exist.'])
  }
  for (const path of ['/public/dashboard/abc', '/embed/question/abc']) {
    for (const headers of [HTML, {}]) {
      const answer = await as.nobody.get(path, headers)
      assert.match(answer.text, /shared/, path)
      assert.equal(answer.headers['x-robots-tag'], 'noindex, nofollow')
    }
  }
  for (const path of ['/api/nothing', '/api', '/app/nothing', '/app/assets/nothing.js']) {
    for (const headers of [HTML, {}]) assert.equal((await as.nobody.get(path, headers)).status, 404, path)
  }
  assert.equal((await as.nobody.post('/question/1', {}, HTML)).status, 404)
  assert.equal((await as.nobody.get('/public/question/abc.csv', HTML)).status, 302)
})

test('browsers and crawlers find what they look for without asking the page', async (t) => {
  const { as, prepare } = await pageServer(t, builtProject(t))
  await prepare()
  const robots = await as.nobody.get('/robots.txt')
  assert.deepEqual([robots.status, robots.text], [200, 'User-agent: *\nDisallow: /api/\n'])
  assert.match(String(robots.headers['content-type']), /^text\/plain/)
  for (const [path, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/apple-touch-icon-precomposed.png', 'image/png'],
  ] as const) {
    const { status, text, headers } = await as.nobody.get(path)
    assert.deepEqual([status, text, headers['content-type']], [200, 'icon', type], path)
  }
})

test('the page knows who asks and where it lives, and guests are told nothing of anybody', async (t) => {
  const { as, prepare } = await pageServer(t, builtProject(t))
  await prepare()
  const bootOf = (text: string) => JSON.parse(/type="application\/json">([^]*?)<\/script>/.exec(text)?.[1] ?? 'null')
  const baseOf = (text: string) => /<base href="([^"]*)"/.exec(text)?.[1]

  const mine = (await as.admin.get('/', HTML)).text
  const { body: user } = await as.admin.get('/api/user/current')
  // The first log-in of somebody who never logged in is now.
  assert.deepEqual({ ...bootOf(mine).user, first_login: null }, { ...user, first_login: null })
  assert.equal(bootOf((await as.nobody.get('/', HTML)).text).user, null)
  assert.equal(bootOf((await as.nobody.get('/', HTML)).text).properties['admin-email'], undefined)
  const shared = bootOf((await as.admin.get('/public/dashboard/x', HTML)).text)
  assert.equal(shared.user, null)
  assert.equal(shared.properties['admin-email'], undefined)

  await as.admin.put('/api/setting/site-url', { value: 'https://bi.example.org/sub' })
  const path = '/public/dashboard/00000000-0000-4000-8000-000000000000'
  const [, said = ''] = /json\+oembed" href="([^"]*)"/.exec((await as.nobody.get(`${path}?state=CA`, HTML)).text) ?? []
  const oembed = new URL(said.replaceAll('&amp;', '&'))
  assert.equal(oembed.origin + oembed.pathname, 'https://bi.example.org/sub/api/public/oembed')
  assert.equal(oembed.searchParams.get('url'), `https://bi.example.org/sub${path}`)
  assert.equal((await as.nobody.get(oembed.pathname.slice(4) + oembed.search)).status, 200)
  assert.doesNotMatch((await as.nobody.get('/public/dashboard/x', HTML)).text, /oembed/)

  assert.equal(baseOf(mine), './')
  assert.equal(baseOf((await as.nobody.get('/question/1?x=/a/b', HTML)).text), '../')
  assert.equal(baseOf((await as.nobody.get('/browse/databases/1/schema/a', HTML)).text), '../../../../')

  await as.admin.put('/api/setting/site-name', { value: '</script><script>alert(1)</script>' })
  const named = (await as.admin.get('/', HTML)).text
  assert.equal(named.match(/<script/g)?.length, 2)
  assert.equal(bootOf(named).properties['site-name'], '</script><script>alert(1)</script>')
})

test('only our own scripts run, and only who may shows the page in a frame', async (t) => {
  const { as, prepare } = await pageServer(t, builtProject(t))
  await prepare()
  const policyOf = async (path: string) =>
    new Map(
      String((await as.nobody.get(path, HTML)).headers['content-security-policy'])
        .split('; ')
        .map((rule) => [rule.split(' ')[0] ?? '', rule.split(' ').slice(1).join(' ')]),
    )
  const own = await policyOf('/')
  assert.equal(own.get('script-src'), `'self' 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`)
  assert.equal(own.get('frame-ancestors'), "'none'")
  assert.equal((await as.nobody.get('/', HTML)).headers['x-frame-options'], 'DENY')
  assert.equal((await policyOf('/public/dashboard/x')).get('frame-ancestors'), '*')
  assert.equal((await as.nobody.get('/embed/dashboard/x', HTML)).headers['x-frame-options'], undefined)

  const hosts = 'maps.example.org, https://video.example.org; script-src *'
  await as.admin.put('/api/setting/allowed-iframe-hosts', { value: hosts })
  const framed = await policyOf('/')
  assert.match(framed.get('frame-src') ?? '', /^'self' maps\.example\.org/)
  assert.equal(framed.get('script-src'), own.get('script-src'))
})

test('images come from the hosts that an administrator allows, and from those of the own logo', async (t) => {
  const { as, prepare } = await pageServer(t, builtProject(t))
  await prepare()
  const images = async () =>
    /img-src ([^;]*)/.exec(String((await as.nobody.get('/', HTML)).headers['content-security-policy']))?.[1]
  assert.equal(await images(), "'self' data: blob: https://*")
  await as.admin.put('/api/setting/allowed-image-hosts', { value: 'img.example.org, *.example.com, x;y' })
  await as.admin.put('/api/setting/application-logo-url', { value: 'https://brand.example.net/logo.svg' })
  assert.equal(await images(), "'self' data: blob: img.example.org *.example.com https://brand.example.net")
})

test('pages are asked for again, and files of a build kept for a year', async (t) => {
  const { as, prepare } = await pageServer(t, builtProject(t))
  await prepare()
  const { headers } = await as.nobody.get('/', HTML)
  assert.equal(headers['cache-control'], 'private, no-cache')
  assert.equal((await as.nobody.get('/', { ...HTML, 'if-none-match': String(headers['etag']) })).status, 304)
  assert.equal((await as.admin.get('/', { ...HTML, 'if-none-match': String(headers['etag']) })).status, 200)

  const file = await as.nobody.get('/app/assets/main-abcd1234.js')
  assert.equal(file.headers['cache-control'], 'public, max-age=31536000, immutable')
  assert.match(String(file.headers['content-type']), /^text\/javascript/)
  assert.equal(file.headers['content-encoding'], undefined)
  const logo = await as.nobody.get('/app/assets/img/logo.svg')
  assert.deepEqual(
    [logo.headers['content-type'], logo.headers['cache-control']],
    ['image/svg+xml', 'public, max-age=3600'],
  )
})

test('files come compressed as the browser likes best', async (t) => {
  const { server, prepare } = await pageServer(t, builtProject(t))
  await prepare()
  const get = (accepted: string) =>
    server.app.inject({ url: '/app/assets/main-abcd1234.js', headers: { 'accept-encoding': accepted } })
  const best = await get('gzip, deflate, br')
  assert.equal(best.headers['content-encoding'], 'br')
  assert.equal(Number(best.headers['content-length']), best.rawPayload.length)
  const gzipped = await get('gzip, br;q=0')
  assert.equal(gzipped.headers['content-encoding'], 'gzip')
  assert.equal(brotliDecompressSync(best.rawPayload).toString(), gunzipSync(gzipped.rawPayload).toString())
  assert.equal((await get('identity')).headers['content-encoding'], undefined)
})

test('no path leads out of the folder of files', async (t) => {
  const { as, prepare } = await pageServer(t, builtProject(t))
  await prepare()
  const paths = [
    '/app/assets/../../index.html',
    '/app/assets/..%2f..%2findex.html',
    '/app/assets/%2e%2e/%2e%2e/index.html',
    '/app/assets/..%5c..%5cindex.html',
    '/app/assets//etc/passwd',
    '/app/assets/%00main-abcd1234.js',
    '/app/assets/img',
    '/app/assets/secret.txt',
  ]
  for (const path of paths) {
    // A page is not a file: what a client leaves of the path may be one.
    const { status, text } = await as.nobody.get(path, { accept: 'application/octet-stream' })
    assert.ok(status === 404 || status === 400, `${path}: ${status}`)
    assert.doesNotMatch(text, /application\b(?!\/)|secret|root:/)
  }
})

test('before the page is there, people are told so, and the API answers', async (t) => {
  const root = builtProject(t)
  const { as, prepare } = await pageServer(t, root)
  const { status, text, headers } = await as.nobody.get('/question/1', HTML)
  assert.equal(status, 200)
  assert.match(text, /Preparing the interface/)
  assert.match(text, /<base href="\.\.\/"/)
  assert.equal(headers['cache-control'], 'no-store')
  const [, script = ''] = /<script>([^]*?)<\/script>/.exec(text) ?? []
  const hash = createHash('sha256').update(script).digest('base64')
  assert.ok(String(headers['content-security-policy']).includes(`'sha256-${hash}'`))
  assert.deepEqual((await as.nobody.get('/app/status')).body, { state: 'preparing' })
  assert.equal((await as.admin.get('/api/user/current')).status, 200)
  await prepare()
  assert.deepEqual((await as.nobody.get('/app/status')).body, { state: 'ready' })
})

test('a page that is not whole says so', async (t) => {
  const root = builtProject(t)
  writeFileSync(join(root, 'packages/web/dist', KEY, 'public.html'), 'torn')
  const { as, prepare } = await pageServer(t, root)
  await prepare()
  const { body } = await as.nobody.get('/app/status')
  assert.equal(body.state, 'failed')
  assert.match(body.error, /public\.html/)
  assert.equal((await as.nobody.get('/', HTML)).status, 500)
})
