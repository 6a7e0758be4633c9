/** One stage of the pipeline at a time, and who is told of it. */
import type { Query } from '../model/query.ts'
import type { PreparedQuery } from '../prepared.ts'
import type { LoadedMetadata } from '../metadata.ts'
import type { AuthorizedQuery } from './authorize.ts'
import type { CompleteQuery } from './parameters.ts'
import type { PlacedQuery } from './place.ts'
import type { ResolvedQuery } from './resolve.ts'

/** What each stage gives. */
export interface StageOutputs {
  parse: Query
  normalize: Query
  metadata: LoadedMetadata
  parameters: CompleteQuery
  resolve: ResolvedQuery
  authorize: AuthorizedQuery
  place: PlacedQuery
  compile: PreparedQuery
}

export type StageName = keyof StageOutputs

/**
 * Runs a stage and gives what it gives: at once, unless it waits for something. (Waiting for the others would let other
 * queries run between, and count as their time.)
 */
export interface Step {
  <N extends StageName>(name: N, stage: () => Promise<StageOutputs[N]>): Promise<StageOutputs[N]>
  <N extends StageName>(name: N, stage: () => StageOutputs[N]): StageOutputs[N]
}

/** Is told the milliseconds of a stage that has ended and what it gave; undefined for one that failed. */
type StageWatcher = <N extends StageName>(name: N, ms: number, output: StageOutputs[N] | undefined) => void

/** Watched by nobody. */
export const plainStep: Step = <T>(_name: StageName, stage: () => T): T => stage()

/** Tells `watch` of each stage as it ends, before the next one begins. */
export function watchedStep(watch: StageWatcher): Step {
  function step<N extends StageName>(name: N, stage: () => Promise<StageOutputs[N]>): Promise<StageOutputs[N]>
  function step<N extends StageName>(name: N, stage: () => StageOutputs[N]): StageOutputs[N]
  function step<N extends StageName>(name: N, stage: () => StageOutputs[N] | Promise<StageOutputs[N]>) {
    const before = performance.now()
    return told(stage, (output) => watch(name, performance.now() - before, output))
  }
  return step
}

/** Hands on what `work` gives or throws, at once or when its promise is settled; `ended` is told before. */
function told<T>(work: () => T | Promise<T>, ended: (value?: T) => void): T | Promise<T> {
  const gave = (value: T): T => {
    ended(value)
    return value
  }
  const failed = (error: unknown): never => {
    ended()
    throw error
  }
  let value: T | Promise<T>
  try {
    value = work()
  } catch (error) {
    return failed(error)
  }
  return value instanceof Promise ? value.then(gave, failed) : gave(value)
}
