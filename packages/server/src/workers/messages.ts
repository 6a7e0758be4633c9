/** What a worker and the process that started it send each other. */
import type { Topic } from './peers.ts'

/** The first message to a worker. */
export interface Welcome {
  kind: 'welcome'
  place: number
  count: number
}

/** From the worker that asks, with an id of its own; and on to each worker, with an id of the process in between. */
interface Question {
  kind: 'question'
  id: number
  topic: Topic
  asked: unknown
}

/** What one worker answers. */
interface OneAnswer {
  kind: 'answer'
  id: number
  answer: unknown
}

/** What all workers answered, for the one that asked. */
export interface AllAnswers {
  kind: 'answers'
  id: number
  answers: unknown[]
}

export type ToWorker = Welcome | Question | AllAnswers
export type FromWorker = Question | OneAnswer
