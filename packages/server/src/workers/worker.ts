/** The side of a worker: it reaches the others through the process that started it. */
import type { AllAnswers, FromWorker, ToWorker, Welcome } from './messages.ts'
import { ownAnswers, type Peers } from './peers.ts'

/** To be called once, in a worker; waits to be told its place. */
export async function joinPeers(): Promise<Peers> {
  const own = ownAnswers()
  const waiting = new Map<number, (answers: unknown[]) => void>()
  let lastId = 0
  const { place, count } = await new Promise<Welcome>((resolve) => {
    process.on('message', (message: ToWorker) => {
      if (message.kind === 'welcome') resolve(message)
      if (message.kind === 'question') {
        own.give(message.topic, message.asked as never).then(
          (answer) => send({ kind: 'answer', id: message.id, answer }),
          () => send({ kind: 'answer', id: message.id, answer: undefined }),
        )
      }
      if (message.kind === 'answers') settle(message)
    })
  })

  function settle({ id, answers }: AllAnswers): void {
    waiting.get(id)?.(answers)
    waiting.delete(id)
  }

  return {
    place,
    count,
    answer: own.answer,
    ask(topic, asked) {
      const id = (lastId += 1)
      return new Promise((resolve) => {
        waiting.set(id, (answers) => resolve(answers as never))
        send({ kind: 'question', id, topic, asked })
      })
    },
  }
}

function send(message: FromWorker): void {
  if (process.connected) process.send?.(message)
}
