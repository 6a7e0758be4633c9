/** Background work as data: a service says what it does and how often it is tried, and the queue does the rest. */
import type { NewJob } from '../store/index.ts'

/** What a kind of work is called in the queue, the log and the metrics, and which payloads are the same work. */
export interface TaskName<Payload extends object = object> {
  readonly kind: string
  /** Work with the same key is queued once. */
  keyOf(payload: Payload): string
}

/** @param keyOf Where it is left out, all work of this kind is the same. */
export function taskName<Payload extends object = object>(
  kind: string,
  keyOf: (payload: Payload) => string = () => kind,
): TaskName<Payload> {
  return { kind, keyOf }
}

/** Ways that work takes, each with room for so much at a time. What fills one does not hold up the others. */
export interface Lanes {
  /** How many runs of a lane this process takes at a time. */
  most(lane: string): number
  /** Those without room. */
  full(): readonly string[]
}

export interface Task<Payload extends object = object> {
  name: TaskName<Payload>
  /** Runs of this task at the same time in one process. */
  concurrency: number
  /** Where work that is queued with a lane waits until that lane has room. */
  lanes?: Lanes
  /** How often it is tried before a failing run is given up. */
  tries: number
  /** Whether no one wants to know how it went, for example because it runs every few seconds. */
  isUnnoted?: boolean
  /** Stops soon after the signal aborts. What it throws is logged, and the work is tried again later. */
  run(payload: Payload, signal: AbortSignal): Promise<void>
  /** Called once the last try has failed, before the work is given up. What it throws is logged. */
  gaveUp?(payload: Payload): Promise<void>
  /** Called when the server begins to listen: queues or schedules the work. */
  begin?(): Promise<unknown>
}

/** A row of the queue, for code that writes it in a transaction of its own. @param runAt ISO-8601. */
export function queued<Payload extends object>(name: TaskName<Payload>, payload: Payload, runAt: string): NewJob {
  return { key: name.keyOf(payload), kind: name.kind, payload: Object.fromEntries(Object.entries(payload)), runAt }
}
