/**
 * An authenticator as browsers use them (WebAuthn), in software: it makes keys on P-256 and signs challenges with them. It
 * answers as a browser does at the origin that it is told to be at.
 */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

interface AuthenticatorOptions {
  /** Where the browser is. */
  origin: string
  /** What the attestation of a new key is: none, or signed by the key itself. */
  attestation?: 'none' | 'packed'
  /** False for one that can tell that somebody is there, but not who. */
  verifiesUser?: boolean
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_KEY = 0x40
const ES256 = -7

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const text = (data: Buffer) => data.toString('base64url')

/** Lengths and integers of CBOR: the major type and a number. */
function cborHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 0xff])
}

type Cbor = number | string | Buffer | Map<Cbor, Cbor>

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value)
  if (typeof value === 'string') return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value])
  const entries = [...value].flatMap(([key, item]) => [cbor(key), cbor(item)])
  return Buffer.concat([cborHead(5, value.size), ...entries])
}

/** The public key as COSE writes it. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const coordinate = (part: string) => Buffer.from(part, 'base64url')
  return cbor(
    new Map<Cbor, Cbor>([
      [1, 2],
      [3, ES256],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]),
  )
}

interface Credential {
  id: Buffer
  privateKey: KeyObject
  rpId: string
  userHandle: string
}

export function softwareAuthenticator({ origin, attestation = 'none', verifiesUser = true }: AuthenticatorOptions) {
  const credentials: Credential[] = []
  const state = { origin, counter: 0 }

  function authenticatorData(rpId: string, flags: number, attested = Buffer.alloc(0)): Buffer {
    const head = Buffer.alloc(5)
    head.writeUInt8(flags | USER_PRESENT | (verifiesUser ? USER_VERIFIED : 0), 0)
    head.writeUInt32BE(state.counter, 1)
    return Buffer.concat([sha256(rpId), head, attested])
  }

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: state.origin, crossOrigin: false }))

  /** `navigator.credentials.create()`, as JSON. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the options are an answer of the server
  function create(options: any) {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const id = randomBytes(32)
    const rpId: string = options.rp.id
    credentials.push({ id, privateKey, rpId, userHandle: options.user.id })
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)])
    const authData = authenticatorData(rpId, HAS_KEY, attested)
    const data = clientData('webauthn.create', options.challenge)
    const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)
    const statement = new Map<Cbor, Cbor>(
      attestation === 'none'
        ? []
        : [
            ['alg', ES256],
            ['sig', signature],
          ],
    )
    const object = cbor(
      new Map<Cbor, Cbor>([
        ['fmt', attestation],
        ['attStmt', statement],
        ['authData', authData],
      ]),
    )
    return {
      ...named(id),
      response: { clientDataJSON: text(data), attestationObject: text(object), transports: ['internal'] },
    }
  }

  /** `navigator.credentials.get()`, as JSON; it counts one further. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the options are an answer of the server
  function get(options: any) {
    const allowed: string[] = (options.allowCredentials ?? []).map((one: { id: string }) => one.id)
    const credential = credentials.find(
      ({ id, rpId }) => rpId === options.rpId && (allowed.length === 0 || allowed.includes(text(id))),
    )
    if (credential === undefined) throw new Error('The authenticator has no such passkey')
    state.counter += 1
    const authData = authenticatorData(credential.rpId, 0)
    const data = clientData('webauthn.get', options.challenge)
    const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), credential.privateKey)
    return {
      ...named(credential.id),
      response: {
        clientDataJSON: text(data),
        authenticatorData: text(authData),
        signature: text(signature),
        userHandle: credential.userHandle,
      },
    }
  }

  return { state, create, get }
}

function named(id: Buffer) {
  return {
    id: text(id),
    rawId: text(id),
    type: 'public-key',
    authenticatorAttachment: 'platform',
    clientExtensionResults: {},
  }
}
