/** An Ed25519 key as OpenSSH writes it without a passphrase: the one form of such keys that the SSH library reads. */
import type { KeyObject } from 'node:crypto'

const TYPE = 'ssh-ed25519'
const NONE = 'none'
/** The private part is filled up to whole blocks of a cipher that does nothing. */
const BLOCK_BYTES = 8
const LINE_LENGTH = 70

/** https://github.com/openssh/openssh-portable/blob/master/PROTOCOL.key */
export function openSshText(key: KeyObject): string {
  const { x = '', d = '' } = key.export({ format: 'jwk' })
  const [pub, seed] = [Buffer.from(x, 'base64url'), Buffer.from(d, 'base64url')]
  const publicPart = Buffer.concat([field(TYPE), field(pub)])
  const check = Buffer.alloc(8) // twice the same number, by which a wrong passphrase is noticed
  const comment = field('')
  const privatePart = filled(Buffer.concat([check, publicPart, field(Buffer.concat([seed, pub])), comment]))
  const whole = Buffer.concat([
    Buffer.from('openssh-key-v1\0'),
    field(NONE),
    field(NONE),
    field(''),
    number(1),
    field(publicPart),
    field(privatePart),
  ])
  const lines = whole.toString('base64').match(new RegExp(`.{1,${LINE_LENGTH}}`, 'g')) ?? []
  return `-----BEGIN OPENSSH PRIVATE KEY-----\n${lines.join('\n')}\n-----END OPENSSH PRIVATE KEY-----\n`
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function field(value: string | Buffer): Buffer {
  const bytes = Buffer.from(value)
  return Buffer.concat([number(bytes.length), bytes])
}

function filled(part: Buffer): Buffer {
  const missing = (BLOCK_BYTES - (part.length % BLOCK_BYTES)) % BLOCK_BYTES
  return Buffer.concat([part, Buffer.from(Array.from({ length: missing }, (_, index) => index + 1))])
}
