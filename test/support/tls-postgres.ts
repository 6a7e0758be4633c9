/** A PostgreSQL server that offers TLS, with the certificates of `test/support/tls`. */
import { appendFile, chmod, chown, copyFile, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { embeddedServer } from './postgres-server.ts'
import type { DatabaseServer } from './servers.ts'

const FIXTURES = join(import.meta.dirname, 'tls')

/**
 * Besides the usual account, for which encryption is free to choose: `encrypted` comes in by TLS alone and with any
 * password, `certified` with a client certificate.
 */
const ACCESS = `
hostssl all certified all cert
hostssl all encrypted all trust
host    all certified,encrypted all reject
host    all all       all scram-sha-256
`

export interface TlsPostgres extends DatabaseServer {
  /** What the server shows to those who connect from now on. */
  show(certificate: 'server.crt' | 'server-expired.crt'): Promise<void>
}

/** Text of a certificate or key. */
export function tlsFile(name: 'authority.crt' | 'client.crt' | 'client.key'): Promise<string> {
  return readFile(join(FIXTURES, name), 'utf8')
}

/** Starts the server; it goes with `stop()` or with the process. */
export async function tlsPostgresServer(): Promise<TlsPostgres> {
  let directory = ''
  const server = await embeddedServer(async (dataDirectory) => {
    directory = dataDirectory
    await writeFile(join(directory, 'pg_hba.conf'), ACCESS)
    await appendFile(join(directory, 'postgresql.conf'), "\nssl = on\nssl_ca_file = 'root.crt'\n")
    await put('authority.crt', join(directory, 'root.crt'))
    await put('server.crt', join(directory, 'server.crt'))
    await put('server.key', join(directory, 'server.key'))
  })
  const roles = await server.createDatabase('roles')
  await roles.exec('CREATE ROLE encrypted LOGIN; CREATE ROLE certified LOGIN')
  await roles.drop()
  return {
    ...server,
    async show(certificate) {
      await put(certificate, join(directory, 'server.crt'))
      const database = await server.createDatabase('reload')
      await database.query('SELECT pg_reload_conf()')
      await database.drop()
    },
  }
}

/** The server wants its key to be readable by nobody but itself. */
async function put(name: string, path: string): Promise<void> {
  await copyFile(join(FIXTURES, name), path)
  const { uid, gid } = await stat(join(path, '..'))
  await chmod(path, 0o600)
  if (process.getuid?.() === 0) await chown(path, uid, gid)
}
