/** One connection to a directory: protected as the settings say, and over after a time. */
import type net from 'node:net'
import type { Client } from 'ldapts'
import type { SettingsSnapshot } from '../../../../settings/index.ts'
import { DirectoryError, inStep } from './errors.ts'
import { openSocket, secureConnection, tlsOptions } from './socket.ts'

/** Loads with the first sign-in. */
export const loadLdap = () => import('ldapts')

interface Directory {
  client: Client
  /** Becomes the account of the settings, or nobody where there is none. @throws {DirectoryError} */
  bindAsServer(): Promise<void>
  /** Whether this is the password of the entry. @throws {DirectoryError} */
  isPassword(dn: string, password: string): Promise<boolean>
}

/**
 * Does something with the directory, bound as the account of the settings. What takes longer than they allow is cut.
 * @throws {DirectoryError} it cannot be reached, trusted or bound to.
 */
export async function withDirectory<T>(
  current: SettingsSnapshot,
  work: (directory: Directory) => Promise<T>,
): Promise<T> {
  const { Client, InvalidCredentialsError } = await loadLdap()
  const timeoutMs = current.get('ldap-timeout-seconds') * 1000
  const overdue = new AbortController()
  const deadline = setTimeout(() => overdue.abort(new Error('The directory took too long')), timeoutMs)
  let socket: net.Socket | undefined
  let isTaken = false
  /** The library connects anew when a connection is lost: without its protection, and goes on to send passwords. */
  const takeOnce = (): net.Socket => {
    if (isTaken || socket === undefined) throw new Error('The directory closed the connection')
    isTaken = true
    return socket
  }
  const client = new Client({
    url: 'ldap://directory',
    timeout: timeoutMs,
    createConnection: takeOnce,
    createSecureConnection: secureConnection,
  })

  const directory: Directory = {
    client,
    bindAsServer: () =>
      inStep('bind', client.bind(current.get('ldap-bind-dn') ?? '', current.get('ldap-password') ?? '')),
    async isPassword(dn, password) {
      // Directories take a name without a password for a visitor, and answer that all is well.
      if (dn === '' || password === '') return false
      try {
        await client.bind(dn, password)
        return true
      } catch (error) {
        if (error instanceof InvalidCredentialsError) return false
        throw new DirectoryError('bind', error)
      }
    },
  }

  try {
    socket = await openSocket(current, overdue.signal)
    if (current.get('ldap-security') === 'starttls') await inStep('protect', client.startTLS(tlsOptions(current)))
    await directory.bindAsServer()
    return await work(directory)
  } finally {
    clearTimeout(deadline)
    // Nobody waits for the goodbye.
    void client
      .unbind()
      .catch(() => undefined)
      .finally(() => socket?.destroy())
  }
}
