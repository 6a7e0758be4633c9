import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type Collect = (options: { type: 'major'; flavor: 'last-resort' }) => void

/** Collects all garbage of this thread, also what V8 keeps for code that may run again; takes some 100 ms for a server. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  // Another thread may do the same in this moment, and take the flag back: then there is none, which does no harm.
  const collect: Collect | undefined = runInNewContext('globalThis.gc')
  setFlagsFromString('--no-expose-gc')
  collect?.({ type: 'major', flavor: 'last-resort' })
}
