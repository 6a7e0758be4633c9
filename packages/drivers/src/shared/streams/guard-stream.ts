import type { Duplex } from 'node:stream'

/** What a server sent is not what its protocol allows, or not what the client library can read. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer'

  constructor(cause?: unknown) {
    const detail = cause instanceof Error && cause.message !== '' ? ` (${cause.message})` : ''
    super(`The server sent something that cannot be read${detail}.`, { cause })
  }
}

const guarded = new WeakSet<Duplex>()

/**
 * Has an error that a listener of the stream throws end this stream alone: it would end the process. Those who read the bytes
 * of a server are client libraries, and none of them is ready for all bytes. Nothing is read of the stream after that, so
 * that nobody goes on with half of a message.
 * @param mostBytes after which nothing more is read; for protocols whose readers collect whatever comes.
 * @param look at each piece before they read it: what it throws ends the stream.
 * @returns the same stream.
 */
export function guardStream<Stream extends Duplex>(
  stream: Stream,
  mostBytes = Infinity,
  look?: (piece: Uint8Array) => void,
): Stream {
  if (guarded.has(stream)) return stream
  guarded.add(stream)
  const emit = stream.emit.bind(stream)
  let byteCount = 0
  stream.emit = (event: string | symbol, ...values: unknown[]): boolean => {
    try {
      if (event === 'data') {
        byteCount += lengthOf(values[0])
        if (byteCount > mostBytes) throw new UnreadableAnswer(new Error('more than is ever needed'))
        if (values[0] instanceof Uint8Array) look?.(values[0])
      }
      return emit(event, ...values)
    } catch (error) {
      stream.destroy(error instanceof UnreadableAnswer ? error : new UnreadableAnswer(error))
      return true
    }
  }
  return stream
}

function lengthOf(chunk: unknown): number {
  return chunk instanceof Uint8Array || typeof chunk === 'string' ? chunk.length : 0
}
