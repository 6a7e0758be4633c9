/** Passes questions of one worker on to all, and collects what they answer. */
import type { FromWorker, ToWorker } from './messages.ts'

/** A worker that has not answered by then is left out: a busy one must not hold up what watches the server. */
const PATIENCE_MS = 2_000

export interface Worker {
  send(message: ToWorker): void
}

interface Call {
  id: number
  from: Worker
  open: Set<Worker>
  answers: unknown[]
  timer: NodeJS.Timeout
}

export function switchboard() {
  const workers = new Set<Worker>()
  const calls = new Map<number, Call>()
  let lastId = 0

  function settle(key: number, call: Call): void {
    clearTimeout(call.timer)
    calls.delete(key)
    if (workers.has(call.from)) call.from.send({ kind: 'answers', id: call.id, answers: call.answers })
  }

  return {
    add: (worker: Worker) => void workers.add(worker),

    remove(worker: Worker): void {
      workers.delete(worker)
      for (const [key, call] of calls) if (call.open.delete(worker) && call.open.size === 0) settle(key, call)
    },

    receive(from: Worker, message: FromWorker): void {
      if (message.kind === 'question') {
        const key = (lastId += 1)
        const timer = setTimeout(() => settle(key, call), PATIENCE_MS)
        const call: Call = { id: message.id, from, open: new Set(workers), answers: [], timer }
        calls.set(key, call)
        for (const worker of workers) worker.send({ ...message, id: key })
        return
      }
      const call = calls.get(message.id)
      if (call === undefined || !call.open.delete(from)) return
      if (message.answer !== undefined && message.answer !== null) call.answers.push(message.answer)
      if (call.open.size === 0) settle(message.id, call)
    },
  }
}
