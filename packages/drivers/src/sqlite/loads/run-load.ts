/** A load in the process of a session. */
import { ChangeError, OutcomeUnknown, type Load, type LoadResult } from '@querent/query'
import { cancelled } from '../../shared/pool.ts'
import { linePieces } from '../../shared/loads/pieces.ts'
import { LoadWaits } from '../../shared/loads/waits.ts'
import { violationOf } from '../changes/violations.ts'
import { processEnded, statementError } from '../errors.ts'
import { FRAME, LOAD_WINDOW, type ErrorMessage, type Frame } from '../process/protocol.ts'
import { STOP_GRACE_MS } from '../statement.ts'
import type { LoadTable } from './load-sql.ts'

/** What a load needs of its session. */
interface LoadChannel {
  send(load: LoadTable): void
  sendLines(lines: Uint8Array): void
  sendEnd(): void
  next(): Promise<Frame | undefined>
  /** Asks the process to take the load back. */
  stop(): void
  kill(): void
}

/** @throws {ChangeError} @throws {OutcomeUnknown} @throws {QueryCancelled} */
export async function runLoad(load: Load, channel: LoadChannel): Promise<LoadResult> {
  if (load.signal.aborted) throw cancelled(load.signal)
  const waits = new LoadWaits(load.signal)
  const frames = new LoadFrames(channel)
  try {
    channel.send({ ...tableOf(load), table: load.table.name })
    await sendRows(load, channel, frames, waits)
  } catch (error) {
    return await takenBack(frames, channel, error)
  } finally {
    waits.end()
  }
  return resultOf(await frames.next())
}

/** Until only the commit is left. */
async function sendRows(load: Load, channel: LoadChannel, frames: LoadFrames, waits: LoadWaits): Promise<void> {
  let room = LOAD_WINDOW
  for await (const piece of linePieces(load.rows, waits)) {
    for (; room === 0; room += 1) await waits.until(frames.expect(FRAME.taken))
    channel.sendLines(piece)
    room -= 1
  }
  channel.sendEnd()
  for (; room < LOAD_WINDOW; room += 1) await waits.until(frames.expect(FRAME.taken))
  await waits.until(frames.expect(FRAME.committing))
}

/**
 * Has the process take the load back, unless it has begun to commit.
 * @throws the reason, once nothing of the load is left.
 */
async function takenBack(frames: LoadFrames, channel: LoadChannel, reason: unknown): Promise<LoadResult> {
  if (frames.haveEnded) throw reason
  channel.stop()
  const timer = setTimeout(() => channel.kill(), STOP_GRACE_MS)
  let frame = await frames.next()
  while (frame?.kind === FRAME.taken) frame = await frames.next()
  clearTimeout(timer)
  if (frame?.kind === FRAME.committing) return resultOf(await frames.next())
  throw reason
}

/** What the process answers, one frame after the other, also where nobody waits for the last one any more. */
class LoadFrames {
  haveEnded = false
  readonly #channel: LoadChannel
  #pending: Promise<Frame | undefined> | undefined

  constructor(channel: LoadChannel) {
    this.#channel = channel
  }

  async next(): Promise<Frame | undefined> {
    this.#pending ??= this.#channel.next()
    const frame = await this.#pending
    this.#pending = undefined
    return frame
  }

  async expect(kind: number): Promise<void> {
    const frame = await this.next()
    if (frame?.kind === kind) return
    this.haveEnded = true
    throw frame === undefined ? processEnded() : loadError(JSON.parse(frame.text))
  }
}

function resultOf(frame: Frame | undefined): LoadResult {
  if (frame === undefined) throw new OutcomeUnknown(processEnded())
  if (frame.kind === FRAME.error) throw loadError(JSON.parse(frame.text))
  return JSON.parse(frame.text)
}

function loadError({ message, code, violation: known }: ErrorMessage): ChangeError {
  const { state, message: text } = statementError({ message, code })
  const violation = known ?? violationOf(message, code)
  return new ChangeError(text, { step: 0, state, ...(violation && { violation }) })
}

function tableOf({ mode, columns, keyColumn, added, widened }: Load): Omit<LoadTable, 'table'> {
  return { mode, columns, keyColumn, added, widened }
}
