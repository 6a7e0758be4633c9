/** Whatever a provider answers, nobody signs in but the one whom its token names, and the server goes on. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { ApiError } from '@querent/contract'
import fc from 'fast-check'
import { listenLocally, rawServer } from '../../../../../../../test/support/raw-server.ts'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { createSnapshot, type SettingsSnapshot } from '../../../../settings/snapshot.ts'
import { oidcSignOn } from './index.ts'

const CASES = Number(process.env['QUERENT_TEST_HOSTILE_CASES'] ?? 150)
const PATHS = ['/.well-known/openid-configuration', '/keys', '/token', '/userinfo'] as const
type Path = (typeof PATHS)[number]
type Deps = Parameters<typeof oidcSignOn>[0]

/** A provider that answers every request as it should, but for what `tamper` does with the bytes. */
async function provider(t: TestContext) {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const key = { ...(await exportJWK(publicKey)), kid: 'a', alg: 'RS256', use: 'sig' }
  const state = { nonce: '', tamper: (_path: string, bytes: Buffer): Buffer => bytes }
  const server = rawServer(t, (socket) => {
    socket.once('data', async (request) => {
      const path = /^\w+ (\S+)/.exec(request.toString('latin1'))?.[1] ?? ''
      const body = JSON.stringify(await bodyOf(path))
      const head = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`
      socket.end(state.tamper(path, Buffer.from(head + body)))
    })
  })
  const issuer = `http://127.0.0.1:${await listenLocally(server)}`

  async function bodyOf(path: string): Promise<unknown> {
    if (path === '/keys') return { keys: [key] }
    if (path === '/userinfo') return { sub: 's-1', given_name: 'Ada', groups: ['analysts'] }
    if (path === '/token') {
      const claims = new SignJWT({ nonce: state.nonce, email: 'ada@example.org', email_verified: true })
      const id_token = await claims
        .setProtectedHeader({ alg: 'RS256', kid: 'a' })
        .setIssuer(issuer)
        .setSubject('s-1')
        .setAudience('querent')
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(privateKey)
      return { access_token: 'x', token_type: 'Bearer', expires_in: 60, id_token }
    }
    const endpoints = { authorization: '/auth', token: '/token', userinfo: '/userinfo' }
    return {
      issuer,
      jwks_uri: `${issuer}/keys`,
      ...Object.fromEntries(Object.entries(endpoints).map(([name, at]) => [`${name}_endpoint`, issuer + at])),
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }
  }
  return { state, issuer }
}

/** A server whose people sign in at the provider. */
function signOn(issuer: string, state: { nonce: string }) {
  const stored = {
    'site-url': 'http://querent.example.org',
    'oidc-issuer-url': issuer,
    'oidc-client-id': 'querent',
    'oidc-client-secret': 'secret',
    'oidc-enabled': true,
  }
  const rows = Object.entries(stored).map(([key, value]) => ({ key, value, isReadable: true }))
  const snapshot: SettingsSnapshot = createSnapshot(rows, new Map())
  const deps = { settings: { current: async () => snapshot }, config: { secretKey: 'x'.repeat(32) } }
  const sso = oidcSignOn({ ...deps, observe: () => undefined, now: Date.now } as unknown as Deps)
  return async () => {
    const begun = await sso.begin('/')
    state.nonce = new URL(begun.address).searchParams.get('nonce') ?? ''
    const { person } = await sso.finish(`?code=x&state=${begun.state}`, begun.sealed)
    return person
  }
}

const oddJson = fc.constantFrom(
  'null',
  '[]',
  '""',
  '{}',
  '{"__proto__":{"sub":"s-2"}}',
  '{"keys":[null,{"kty":"RSA","kid":"a","n":"","e":""}]}',
  '{"keys":{"length":1e9}}',
  '{"access_token":1,"token_type":{},"id_token":"a.b.c"}',
  '{"access_token":"x","token_type":"bearer","id_token":"eyJhbGciOiJub25lIn0.eyJzdWIiOiJzLTIifQ."}',
  '{"sub":"s-1","given_name":{"a":1},"email":["a"],"groups":{"length":5},"toString":1}',
  '{"sub":"s-2"}',
  '['.repeat(5000),
  '{"a":',
)
const oddHeads = fc.constantFrom(
  'HTTP/1.1 200 OK\r\n',
  'HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n',
  'HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1:1/\r\n',
  'HTTP/1.1 400 Bad\r\nwww-authenticate: Bearer error="\r\n',
  'HTTP/1.1 204 None\r\n',
  'HTTP/1.1 999 Odd\r\n',
  'HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\n',
  'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n',
  'HTTP/9.9 abc\r\n',
  '\0\0\0\r\n',
)
const tamperings = fc.oneof(
  fc.tuple(oddHeads, oddJson).map(
    ([head, body]) =>
      () =>
        Buffer.from(`${head}content-type: application/json\r\n\r\n${body}`),
  ),
  fc.nat().map((at) => (bytes: Buffer) => bytes.subarray(0, at % bytes.length)),
  fc.tuple(fc.nat(), fc.nat(255)).map(([at, byte]) => (bytes: Buffer) => {
    const changed = Buffer.from(bytes)
    changed[at % bytes.length] = byte
    return changed
  }),
)

test('no answer of a provider lets somebody else in, or ends more than its request', async (t) => {
  const { state, issuer } = await provider(t)
  const identity = { issuer, subject: 's-1' }
  assert.deepEqual((await signOn(issuer, state)()).identity, identity)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom<Path>(...PATHS), tamperings, async (path, tampering) => {
      state.tamper = (asked, bytes) => (asked === path ? tampering(bytes) : bytes)
      try {
        assert.deepEqual((await signOn(issuer, state)()).identity, identity)
      } catch (error) {
        assert.ok(error instanceof ApiError && [401, 502].includes(error.status), String(error))
      }
    }),
    { numRuns: CASES },
  )
})

test('an answer that is too long is not collected', async (t) => {
  const { state, issuer } = await provider(t)
  for (const path of PATHS) {
    const filled = (bytes: Buffer) => {
      const [head = '', body = ''] = bytes.toString().split('\r\n\r\n')
      const long = ' '.repeat(3 * 1024 * 1024) + body
      return Buffer.from(`${head.replace(/content-length: \d+/, `content-length: ${long.length}`)}\r\n\r\n${long}`)
    }
    state.tamper = (asked, bytes) => (asked === path ? filled(bytes) : bytes)
    await assert.rejects(signOn(issuer, state)(), (error) => error instanceof ApiError && error.status === 502, path)
  }
})
