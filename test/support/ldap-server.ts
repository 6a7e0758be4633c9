/** An LDAP directory in this process, with the certificate of `test/support/tls` for those who ask for protection. */
import { readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import tls from 'node:tls'
import ldap from 'ldapjs'

export const BASE = 'dc=example,dc=org'
export const BIND_DN = `cn=reader,${BASE}`
export const BIND_PASSWORD = 'reads all'
const START_TLS = '1.3.6.1.4.1.1466.20037'

const tlsFile = (name: string) => readFileSync(join(import.meta.dirname, 'tls', name), 'utf8')
/** Who signed the certificate of the directory. */
export const AUTHORITY = tlsFile('authority.crt')

interface TestEntry {
  attributes: Record<string, string | readonly string[]>
  password?: string
}

export interface TestDirectory {
  port: number
  /** Entries by DN; they may change. */
  entries: Map<string, TestEntry>
  /** Binds, as `dn` or `dn!` when the connection was encrypted, and filters of searches, in their order. */
  asked: string[]
  /** Keeps searches waiting for ever. */
  isSilent: boolean
  /** Closes the connection of whoever was just bound. */
  cutsAfterBind: boolean
  stop(): Promise<void>
}

/** @param isEncrypted whether it speaks TLS from the first byte on; otherwise it takes StartTLS. */
export async function ldapServer(isEncrypted = false): Promise<TestDirectory> {
  const certificate = { certificate: tlsFile('server.crt'), key: tlsFile('server.key') }
  const server = ldap.createServer(isEncrypted ? certificate : {})
  server.on('error', () => undefined) // what is no LDAP
  const sockets = new Set<Socket>()
  server.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined) // the client tells it
    socket.on('close', () => sockets.delete(socket))
  })
  const directory: TestDirectory = {
    port: 0,
    entries: people(),
    asked: [],
    isSilent: false,
    cutsAfterBind: false,
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((closed) => server.close(closed))
    },
  }

  server.bind('', (request, response, next) => {
    const dn = request.dn.toString().toLowerCase()
    directory.asked.push(dn + (request.connection instanceof tls.TLSSocket ? '!' : ''))
    // As real directories do: a name without a password is a visitor, and welcome.
    const isVisitor = request.credentials === ''
    const isKnown = isVisitor || entryOf(directory, dn)?.password === request.credentials
    if (!isKnown) return next(new ldap.InvalidCredentialsError())
    response.end()
    if (directory.cutsAfterBind) request.connection.destroySoon()
    next()
  })

  server.search('', (request, response, next) => {
    const base = request.dn.toString().toLowerCase()
    directory.asked.push(request.filter.toString())
    if (directory.isSilent) return
    if (String(request.connection.ldap.bindDN).includes('anonymous'))
      return next(new ldap.InsufficientAccessRightsError())
    if (entryOf(directory, base) === undefined) return next(new ldap.NoSuchObjectError())
    const isBase = request.scope === 'base' || request.scope === 0
    for (const [dn, { attributes }] of directory.entries) {
      const isBelow = isBase ? dn.toLowerCase() === base : dn.toLowerCase().endsWith(base)
      if (isBelow && request.filter.matches(attributes)) response.send({ dn, attributes })
    }
    response.end()
    next()
  })

  server.exop(START_TLS, (request, response, next) => {
    response.end()
    const { connection } = request
    connection.removeAllListeners('data')
    const secure = new tls.TLSSocket(connection, {
      isServer: true,
      secureContext: tls.createSecureContext({ cert: certificate.certificate, key: certificate.key }),
    })
    server.server.emit('connection', secure)
    next()
  })

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  directory.port = server.port
  return directory
}

function entryOf({ entries }: TestDirectory, dn: string): TestEntry | undefined {
  const wanted = dn.replaceAll(', ', ',').toLowerCase()
  return [...entries].find(([name]) => name.toLowerCase() === wanted)?.[1]
}

function people(): Map<string, TestEntry> {
  const person = (uid: string, givenName: string, sn: string, more = {}) =>
    [
      `uid=${uid},ou=people,${BASE}`,
      {
        password: `${uid} knows`,
        attributes: {
          objectClass: ['inetOrgPerson'],
          uid,
          givenName,
          sn,
          mail: `${uid}@example.org`,
          userPassword: 'secret',
          ...more,
        },
      },
    ] as const
  const group = (cn: string, ...members: string[]) =>
    [
      `cn=${cn},ou=groups,${BASE}`,
      { attributes: { objectClass: 'groupOfNames', cn, member: members.map((uid) => `uid=${uid},ou=people,${BASE}`) } },
    ] as const
  const unit = (dn: string) => [dn, { attributes: { objectClass: 'organizationalUnit' } }] as const
  return new Map<string, TestEntry>([
    unit(BASE),
    unit(`ou=people,${BASE}`),
    unit(`ou=groups,${BASE}`),
    [BIND_DN, { password: BIND_PASSWORD, attributes: { objectClass: 'person', cn: 'reader' } }],
    person('ada', 'Ada', 'Lovelace', { department: 'analysis', telephoneNumber: ['1', '2'] }),
    person('grace', 'Grace', 'Hopper'),
    person('nomail', 'No', 'Address', { mail: [] }),
    group('analysts', 'ada', 'grace'),
    group('admins', 'ada'),
  ])
}
