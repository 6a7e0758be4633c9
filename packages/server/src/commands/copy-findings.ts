/** What `doctor` says of copies: rows in files of the server's own, on the machine that it runs on. */
import type { PresentConfig } from '../config/config.ts'
import { diskOfCopies, fileState } from '../copies/index.ts'
import type { Examined } from '../store/index.ts'
import type { Finding } from './finding.ts'

const TOPIC = 'Copies'
const MB = 1_000_000
/** Of what copies may take: a refresh needs room for the next file beside the current one. */
const NEARLY_ALL = 0.9

/** Nothing where there are none. */
export async function* copyFindings(config: PresentConfig, { copies, settings }: Examined): AsyncGenerator<Finding> {
  if (copies.length === 0) return
  const faults = [refreshes(copies), await files(config, copies), await disk(config, settings)].filter(
    (text) => text !== undefined,
  )
  if (faults.length === 0) yield { state: 'ok', topic: TOPIC, text: `${copies.length}; all of them can be read` }
  for (const text of faults) yield { state: 'warning', topic: TOPIC, text }
}

function refreshes(copies: Examined['copies']): string | undefined {
  const failed = copies.filter(({ state }) => state === 'error').length
  if (failed === 0) return undefined
  return `${failed} of ${copies.length} could not be refreshed, so questions read their sources: see Stored models in the administration`
}

async function files({ dataDir }: PresentConfig, copies: Examined['copies']): Promise<string | undefined> {
  const filled = copies.flatMap(({ id, version }) => (version === null ? [] : [{ copyId: id, version }]))
  const states = await Promise.all(filled.map((key) => fileState(dataDir, key, null)))
  const missing = states.filter((state) => state === 'missing').length
  if (missing === 0) return undefined
  return `the files of ${missing} of ${copies.length} are not in ${dataDir}, so questions read their sources until the next refresh`
}

async function disk({ dataDir, settings }: PresentConfig, stored: Examined['settings']): Promise<string | undefined> {
  const key = 'copies-disk-limit-mb'
  const limitMb: unknown = settings.get(key)?.value ?? JSON.parse(stored.get(key) ?? 'null')
  const { used, limit } = await diskOfCopies(dataDir, typeof limitMb === 'number' ? limitMb : null)
  if (used < limit * NEARLY_ALL) return undefined
  return (
    `they take ${Math.ceil(used / MB).toLocaleString('en')} of the ${Math.floor(limit / MB).toLocaleString('en')} MB that they may, ` +
    'so refreshes fail: raise copies-disk-limit-mb, free space on the disk, or stop some'
  )
}
