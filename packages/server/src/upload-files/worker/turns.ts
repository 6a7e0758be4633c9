/** Files that are read at a time: each takes a thread and its memory. Others wait for their turn. */

const MOST_READERS = 4

interface Turn {
  release(): void
}

let running = 0
const waiting = new Set<() => void>()

/** @throws the reason of the signal, when it comes first. */
export async function takeTurn(signal: AbortSignal): Promise<Turn> {
  signal.throwIfAborted()
  if (running >= MOST_READERS) await untilFree(signal)
  else running += 1
  return { release }
}

/** A turn that ends goes to the one that has waited longest. */
function release(): void {
  const [next] = waiting
  if (next) next()
  else running -= 1
}

function untilFree(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const start = () => {
      leave()
      resolve()
    }
    const abort = () => {
      leave()
      reject(signal.reason instanceof Error ? signal.reason : new Error('The file is no longer wanted.'))
    }
    const leave = () => {
      waiting.delete(start)
      signal.removeEventListener('abort', abort)
    }
    waiting.add(start)
    signal.addEventListener('abort', abort, { once: true })
  })
}
