import { createHmac } from 'node:crypto'

/** A token as whoever embeds content signs it (HS256). */
export function signedToken(key: string, payload: object, header: object = { alg: 'HS256', typ: 'JWT' }): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part(header)}.${part(payload)}`
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}
