/** The connection to a directory, before the protocol begins. */
import net, { isIP } from 'node:net'
import tls from 'node:tls'
import { once } from 'node:events'
import type { SettingsSnapshot } from '../../../../settings/index.ts'
import { guardStream } from '@querent/drivers/shared/streams/index.ts'
import { answerShapes } from './answer-shape.ts'
import { inStep } from './errors.ts'

/** Far more than the entry of a person and all groups take. */
const MOST_BYTES = 8 * 1024 * 1024

/**
 * An open connection; encrypted if the settings want it so from the first byte on.
 * @param signal destroys the socket, also later. @throws {DirectoryError}
 */
export async function openSocket(current: SettingsSnapshot, signal: AbortSignal): Promise<net.Socket> {
  const isSecure = current.get('ldap-security') === 'ssl'
  const connected = net.connect(current.get('ldap-port'), current.get('ldap-host') ?? '')
  const plain = guardStream(connected, MOST_BYTES, isSecure ? undefined : answerShapes())
  destroyAt(signal, plain)
  await inStep('connect', once(plain, 'connect'))
  if (!isSecure) return plain
  const secure = secureConnection({ ...tlsOptions(current), socket: plain })
  destroyAt(signal, secure)
  await inStep('protect', once(secure, 'secureConnect'))
  return secure
}

/** The same as Node's, but nothing that comes through it ends more than itself. */
export const secureConnection = ((options: tls.ConnectionOptions) =>
  guardStream(tls.connect(options), MOST_BYTES, answerShapes())) as typeof tls.connect

/** Whoever uses the socket at that time is told. */
function destroyAt(signal: AbortSignal, socket: net.Socket): void {
  signal.addEventListener('abort', () => socket.destroy(signal.reason), { once: true })
  socket.on('error', () => socket.destroy())
}

/** The certificate has to be for the host, and signed by somebody who is known or named in the settings. */
export function tlsOptions(current: SettingsSnapshot): tls.ConnectionOptions {
  const host = current.get('ldap-host') ?? ''
  const authority = current.get('ldap-ca-certificate')
  return {
    host,
    ...(isIP(host) === 0 ? { servername: host } : {}),
    ...(authority === null ? {} : { ca: [...tls.getCACertificates('default'), authority] }),
  }
}
