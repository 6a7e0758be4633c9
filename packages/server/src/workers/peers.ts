/**
 * The processes that serve one port together (QUERENT_WORKERS), as each of them sees the others. What they must agree on
 * lies in the app database; here they ask each other for what only a process itself knows.
 */
import type { PoolStatus } from '../connections/index.ts'
import type { LogLine } from '../observe/recent.ts'
import type { RunningQuery } from '../query-runner/index.ts'

/** What a process knows of the app database: that it is lost, or cannot be written to. */
interface Loss {
  place: number
  isLost: boolean
  /** Whether it has reported that, and so reports the return too. */
  isReported: boolean
}

/** What can be asked, and what each process answers: values that JSON can hold. */
interface Questions {
  metrics: { asked: undefined; answer: string }
  runningQueries: { asked: undefined; answer: RunningQuery[] }
  cancelQuery: { asked: number; answer: boolean }
  recentLogs: { asked: undefined; answer: LogLine[] }
  pools: { asked: undefined; answer: PoolStatus[] }
  appDatabaseLoss: { asked: undefined; answer: Loss }
  appDatabaseObstacle: { asked: undefined; answer: Loss }
}

export type Topic = keyof Questions
type Answerer<T extends Topic> = (
  asked: Questions[T]['asked'],
) => Questions[T]['answer'] | Promise<Questions[T]['answer']>

export interface Peers {
  /** Place of this process among them, from 0. */
  readonly place: number
  /** How many they are. */
  readonly count: number
  /** Says how this process answers. */
  answer<T extends Topic>(topic: T, give: Answerer<T>): void
  /** The answers of all that are alive, in no order; this process is one of them. */
  ask<T extends Topic>(topic: T, asked: Questions[T]['asked']): Promise<Questions[T]['answer'][]>
}

/** The answers of one process, by topic. */
export function ownAnswers() {
  const answerers = new Map<Topic, (asked: never) => unknown>()
  return {
    answer: <T extends Topic>(topic: T, give: Answerer<T>): void => void answerers.set(topic, give),
    give: async <T extends Topic>(
      topic: T,
      asked: Questions[T]['asked'],
    ): Promise<Questions[T]['answer'] | undefined> => {
      const own = answerers.get(topic) as Answerer<T> | undefined
      return own?.(asked)
    },
  }
}

/** A process that has no others beside it. */
export function noPeers(): Peers {
  const own = ownAnswers()
  return {
    place: 0,
    count: 1,
    answer: own.answer,
    async ask(topic, asked) {
      const answer = await own.give(topic, asked)
      return answer === undefined ? [] : [answer]
    },
  }
}
