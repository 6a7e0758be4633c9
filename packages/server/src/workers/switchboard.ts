/** Passes questions of one worker on to all, and collects what they answer. */
import type { FromWorker, ToWorker } from './messages.ts'
import { metricsMemory } from './metrics-memory.ts'
import type { Topic } from './peers.ts'

/** A worker that has not answered by then is left out: a busy one must not hold up what watches the server. */
const PATIENCE_MS = 2_000

interface Worker {
  send(message: ToWorker): void
}

interface Call {
  id: number
  topic: Topic
  from: Worker
  open: Set<Worker>
  answers: unknown[]
  timer: NodeJS.Timeout
}

export function switchboard() {
  const workers = new Set<Worker>()
  const calls = new Map<number, Call>()
  const memory = metricsMemory<Worker>()
  let lastId = 0

  function settle(key: number, call: Call): void {
    clearTimeout(call.timer)
    calls.delete(key)
    const answers = call.topic === 'metrics' ? memory.texts() : call.answers
    if (workers.has(call.from)) call.from.send({ kind: 'answers', id: call.id, answers })
  }

  return {
    add: (worker: Worker) => void workers.add(worker),

    remove(worker: Worker): void {
      workers.delete(worker)
      memory.end(worker)
      for (const [key, call] of calls) if (call.open.delete(worker) && call.open.size === 0) settle(key, call)
    },

    receive(from: Worker, message: FromWorker): void {
      if (message.kind === 'question') {
        const key = (lastId += 1)
        const timer = setTimeout(() => settle(key, call), PATIENCE_MS)
        const { id, topic } = message
        const call: Call = { id, topic, from, open: new Set(workers), answers: [], timer }
        calls.set(key, call)
        for (const worker of workers) worker.send({ ...message, id: key })
        return
      }
      const call = calls.get(message.id)
      if (call === undefined || !call.open.delete(from)) return
      if (call.topic === 'metrics') memory.keep(from, message.answer)
      if (message.answer !== undefined && message.answer !== null) call.answers.push(message.answer)
      if (call.open.size === 0) settle(message.id, call)
    },
  }
}
