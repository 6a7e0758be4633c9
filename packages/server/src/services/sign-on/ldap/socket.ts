/** The connection to a directory, before the protocol begins. */
import net, { isIP } from 'node:net'
import tls from 'node:tls'
import { once } from 'node:events'
import type { SettingsSnapshot } from '../../../settings/index.ts'
import { inStep } from './errors.ts'

/**
 * An open connection; encrypted if the settings want it so from the first byte on.
 * @param signal destroys the socket, also later. @throws {DirectoryError}
 */
export async function openSocket(current: SettingsSnapshot, signal: AbortSignal): Promise<net.Socket> {
  const plain = net.connect(current.get('ldap-port'), current.get('ldap-host') ?? '')
  destroyAt(signal, plain)
  await inStep('connect', once(plain, 'connect'))
  if (current.get('ldap-security') !== 'ssl') return plain
  const secure = tls.connect({ ...tlsOptions(current), socket: plain })
  destroyAt(signal, secure)
  await inStep('protect', once(secure, 'secureConnect'))
  return secure
}

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
