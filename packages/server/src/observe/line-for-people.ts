/** A line of the log as people read it at a terminal. */
import { lookup } from '@querent/contract'

const MARKS: Readonly<Record<number, string>> = { 10: 'trace ', 20: 'debug ', 40: 'WARN  ', 50: 'ERROR ', 60: 'FATAL ' }

/** What events say in words, with the names of their values; other events show all values. `seconds` is their duration. */
const SENTENCES: Readonly<Record<string, string>> = lookup({
  'server.started': 'Querent {version} was up in {seconds}. Open {url}',
  'server.stopping': 'Stopping ({reason})',
  'web.building': 'Preparing the interface, once after an update …',
  'web.built': 'The interface is ready after {seconds}',
  'web.failed': 'The interface could not be built: {error}',
  'sample.finished': 'The sample database was made in {seconds}',
  'examples.finished': 'The examples were made in {seconds}',
  'sync.started': 'Database {databaseId}: {step} …',
  'sync.finished': 'Database {databaseId}: {step} took {seconds} ({detail})',
  'sync.failed': 'Database {databaseId}: {step} failed: {error}',
  'job.failed': 'The job {key} failed: {error}',
  'background.failed': 'In the background, {task} failed: {error}',
  'worker.failed': 'Worker {place} {error}; another one starts in {restartMs} ms',
  'config.noted': '{text}',
  'proxy.untrusted':
    'A proxy at {address} forwards requests, and QUERENT_TRUST_PROXY does not name it: all its visitors count as one address',
  'files.tightened': 'Only this account can read these from now on: {paths}',
  'login.succeeded': 'User {userId} signed in by {means}',
  'login.failed': 'A login from {address} failed: {reason} (name {name})',
  'app-database.lost': 'The app database is away: {error}',
  'app-database.restored': 'The app database is back after {seconds}',
  'app-database.unwritable': 'Nothing can be saved, because the app database cannot be written to: {error}',
  'app-database.writable': 'The app database can be written to again after {seconds}',
  'http.request': '{method} {route} {status}, {durationMs} ms, {bytes} bytes, user {userId} at {address}',
})

type Values = Readonly<Record<string, unknown>>

/** @param json the line as it would be written for machines. */
export function lineForPeople(json: string): string {
  const { level, time, type, msg, err, ...others }: Values = JSON.parse(json)
  const sentence = SENTENCES[String(type)]
  const plain = [text(type ?? msg), text(others)].filter((part) => part !== '').join(': ')
  const said = sentence === undefined ? plain : complete(sentence, others)
  const stack = text(Object(err)['stack'] ?? '')
  const clock = new Date(String(time)).toTimeString().slice(0, 8)
  return `${clock}  ${MARKS[Number(level)] ?? ''}${said}${stack === '' ? '' : `\n${stack}`}\n`
}

function complete(sentence: string, values: Values): string {
  const seconds = `${(Number(values['durationMs']) / 1000).toFixed(1)} s`
  const said = sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === 'seconds' ? seconds : text(values[name]),
  )
  return said.replace(/ \(\)$/, '') // of a step that has nothing to tell
}

function text(value: unknown): string {
  if (value === null || value === undefined) return '-'
  if (Array.isArray(value)) return value.map(text).join(', ')
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, part]) => `${name} ${text(part)}`)
      .join(', ')
  }
  return inert(String(value))
}

/** Without characters that act on the terminal. */
function inert(value: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what must not get through
  return value.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '?')
}
