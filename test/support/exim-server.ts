/** Debian's mail server, where it is installed: an SMTP server and a TLS library that have nothing to do with ours. */
import { spawn } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  constants,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { freePort } from './free-port.ts'
import { until } from './until.ts'

const EXIM = process.env['QUERENT_TEST_EXIM'] ?? '/usr/sbin/exim4'
export const EXIM_LOGIN = { user: 'reports', password: 'a long secret' }

const PATIENCE_MS = 10_000

/** It is started by root, as Debian starts it, and goes on as a user of its own. */
export const isEximInstalled = process.getuid?.() === 0 && canRun(EXIM)

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Takes mails for anybody from who signs in, which it lets nobody do in the clear. */
export async function eximServer(t: Pick<TestContext, 'after'>) {
  const folder = mkdtempSync(join(tmpdir(), 'querent-exim-'))
  const ports = { starttls: await freePort(), ssl: await freePort() }
  for (const part of ['spool', 'mails']) mkdirSync(join(folder, part))
  for (const file of ['server.crt', 'server.key'])
    copyFileSync(join(import.meta.dirname, 'tls', file), join(folder, file))
  writeFileSync(join(folder, 'exim.conf'), configuration(folder, ports))
  for (const part of ['', 'spool', 'mails']) chmodSync(join(folder, part), 0o777)
  for (const file of ['server.crt', 'server.key', 'exim.conf']) chmodSync(join(folder, file), 0o644)
  const exim = spawn(EXIM, ['-bdf', '-C', join(folder, 'exim.conf')], { stdio: 'inherit' })
  const ended = new Promise((done) => exim.on('exit', done))
  t.after(async () => {
    exim.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  })
  const isUp = async () => (await answers(ports.starttls)) && (await answers(ports.ssl))
  await until('Exim', PATIENCE_MS, isUp)
  const kept = join(folder, 'mails', 'new')
  /** What it has delivered so far. */
  const mails = (): Buffer[] => {
    const names = readdirSync(join(folder, 'mails')).includes('new') ? readdirSync(kept) : []
    return names.toSorted().map((name) => readFileSync(join(kept, name)))
  }
  return { ports, mails }
}

function answers(port: number): Promise<boolean> {
  const socket = createConnection({ port, host: '127.0.0.1' })
  return new Promise<boolean>((resolve) => {
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
  }).finally(() => socket.destroy())
}

function configuration(folder: string, { starttls, ssl }: { starttls: number; ssl: number }): string {
  return `primary_hostname = localhost
spool_directory = ${folder}/spool
log_file_path = ${folder}/spool/%slog
pid_file_path = ${folder}/spool/pid
local_interfaces = 127.0.0.1
daemon_smtp_ports = ${starttls} : ${ssl}
tls_on_connect_ports = ${ssl}
tls_advertise_hosts = *
tls_certificate = ${folder}/server.crt
tls_privatekey = ${folder}/server.key
auth_advertise_hosts = \${if eq{$tls_in_cipher}{}{}{*}}
acl_smtp_rcpt = check_rcpt
rfc1413_query_timeout = 0s
keep_environment =
deliver_drop_privilege
begin acl
check_rcpt:
  accept authenticated = *
  deny message = Sign in first
begin routers
everybody:
  driver = accept
  transport = keep
begin transports
keep:
  driver = appendfile
  directory = ${folder}/mails
  maildir_format
  use_crlf
  message_prefix =
  message_suffix =
begin authenticators
plain:
  driver = plaintext
  public_name = PLAIN
  server_prompts = :
  server_condition = \${if and{{eq{$auth2}{${EXIM_LOGIN.user}}}{eq{$auth3}{${EXIM_LOGIN.password}}}}}
  server_set_id = $auth2
`
}
