import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { test } from 'node:test'
import ssh2 from 'ssh2'
import { readPrivateKey } from './keys.ts'
import { unlock } from './unlock.ts'

const { parseKey } = ssh2.utils
/** OpenSSH makes four to six times as many rounds. */
const LOCK = { passphrase: 'open sesame', cipher: 'aes256-ctr', rounds: 4 }
/** Of the thread's start alone there are more. */
const LEAST_TICKS = 5

const PATIENCE_MS = 20_000

function unlocked(text: string, passphrase = LOCK.passphrase, signal = new AbortController().signal): Promise<string> {
  return unlock({ text, passphrase }, PATIENCE_MS, signal)
}

/** The library makes a key now and then that nobody can read: another one is made then. */
function lockedKey(type: 'ed25519' | 'rsa' | 'ecdsa', lock = { ...LOCK, rounds: 1 }): string {
  for (;;) {
    const bits = { ed25519: {}, rsa: { bits: 2048 }, ecdsa: { bits: 256 } }[type]
    const text = ssh2.utils.generateKeyPairSync(type as 'ed25519', { ...bits, ...lock }).private
    if (!(parseKey(text, lock.passphrase) instanceof Error)) return text
  }
}

async function assertSameKey(text: string, passphrase: string): Promise<void> {
  const [locked, open] = [parseKey(text, passphrase), readPrivateKey(await unlocked(text, passphrase), '', parseKey)]
  assert.ok(!(locked instanceof Error))
  assert.deepEqual(open.getPublicSSH(), locked.getPublicSSH())
  const message = Buffer.from('signed with either')
  assert.equal(locked.verify(message, open.sign(message) as Buffer), true)
}

/** How often a timer came while a key was being unlocked. */
async function ticksMeanwhile(text: string): Promise<number> {
  let ticks = 0
  const ticking = setInterval(() => (ticks += 1), 1)
  await unlocked(text)
  clearInterval(ticking)
  return ticks
}

test('the server goes on while a passphrase is taken off', async () => {
  const text = lockedKey('ed25519', LOCK)
  const ticks: number[] = []
  // Other things may hold this process up: once is proof enough.
  while (ticks.length < 5 && !ticks.some((count) => count > LEAST_TICKS)) ticks.push(await ticksMeanwhile(text))
  assert.ok(Math.max(...ticks) > LEAST_TICKS, `only ${ticks.join(', ')} ticks`)
})

test('a key of any kind is the same without its passphrase', async () => {
  for (const type of ['ed25519', 'rsa', 'ecdsa'] as const) await assertSameKey(lockedKey(type), LOCK.passphrase)
})

test('a key in PEM that only newer programs write is read too', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const x = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  const pem = { format: 'pem', type: 'pkcs8' } as const
  const locked = privateKey.export({ ...pem, cipher: 'aes-256-cbc', passphrase: 'x' }).toString()
  for (const text of [privateKey.export(pem).toString(), await unlocked(locked, 'x')]) {
    assert.deepEqual(readPrivateKey(text, '', parseKey).getPublicSSH().subarray(-32), x)
  }
})

test('a wrong passphrase is named', async () => {
  await assert.rejects(unlocked(lockedKey('ed25519'), 'x'), {
    name: 'ConnectionError',
    message: 'The passphrase of the SSH key is wrong.',
    fields: { 'tunnel-private-key-passphrase': 'check the passphrase of your SSH private key' },
  })
})

/** A key that says of itself that it takes weeks. */
function endlessKey(): string {
  const [head = '', ...lines] = lockedKey('ed25519').trim().split('\n')
  const bytes = Buffer.from(lines.slice(0, -1).join(''), 'base64')
  const salt = bytes.indexOf('bcrypt') + 'bcrypt'.length + 8
  bytes.writeUInt32BE(2 ** 31, salt + 16)
  return [
    head,
    bytes
      .toString('base64')
      .match(/.{1,70}/g)
      ?.join('\n'),
    lines.at(-1),
  ].join('\n')
}

test('a key that takes too long is given up: in time, and when nobody waits any more', async () => {
  const key = { text: endlessKey(), passphrase: LOCK.passphrase }
  await assert.rejects(unlock(key, 500, new AbortController().signal), {
    name: 'ConnectionError',
    message: /^The SSH private key could not be opened within 500 ms/,
  })
  const caller = new AbortController()
  const opened = unlocked(key.text, key.passphrase, caller.signal)
  caller.abort(new Error('nobody waits'))
  await assert.rejects(opened, { message: 'nobody waits' })
})
