/** Iterators that end at once when their reader leaves, even while a value is awaited. */

/** Batches pulled from a source that must be closed. */
export interface Source<T> {
  /** The next value; undefined at the end. */
  next(): Promise<T | undefined>
  /** Tells the source that nothing more is wanted. Never throws. */
  close(): Promise<void>
}

/** Opens an iterable for pulling. It is closed once, and not at all when it ended or failed by itself. */
export function openSource<T>(iterable: AsyncIterable<T>): Source<T> {
  const iterator = iterable[Symbol.asyncIterator]()
  let isOpen = true
  return {
    async next() {
      if (!isOpen) return undefined
      try {
        const result = await iterator.next()
        if (!result.done) return result.value
      } catch (error) {
        isOpen = false
        throw error
      }
      isOpen = false
      return undefined
    },
    async close() {
      if (!isOpen) return
      isOpen = false
      try {
        await iterator.return?.()
      } catch {
        // The reader has left: there is nobody to tell.
      }
    },
  }
}

/** The values, each changed. Closing reaches their source at once; a generator would first wait for what it reads. */
export function mapped<From, To>(values: AsyncIterable<From>, change: (value: From) => To): AsyncIterable<To> {
  return {
    [Symbol.asyncIterator]() {
      const iterator = values[Symbol.asyncIterator]()
      return {
        async next() {
          const result = await iterator.next()
          return result.done === true ? result : { done: false, value: change(result.value) }
        },
        async return() {
          await iterator.return?.()
          return { done: true, value: undefined }
        },
      }
    },
  }
}

/**
 * An iterator over a producer, to be read by one reader, one value at a time. When the producer fails, the reader gets
 * the error; when the reader returns or throws, a read that is under way ends and the producer is closed at once.
 */
export function closableStream<T>(producer: Source<T>): AsyncIterableIterator<T> {
  let isDone = false
  let endRead: (() => void) | undefined
  const done: IteratorReturnResult<undefined> = { done: true, value: undefined }

  async function finish(): Promise<void> {
    isDone = true
    endRead?.()
    await producer.close()
  }

  return {
    [Symbol.asyncIterator]() {
      return this
    },
    next() {
      if (isDone) return Promise.resolve(done)
      return new Promise((resolve, reject) => {
        endRead = () => resolve(done)
        producer.next().then(
          (value) => {
            if (value === undefined) isDone = true
            resolve(value === undefined ? done : { done: false, value })
          },
          async (error: unknown) => {
            isDone = true
            await producer.close()
            reject(error)
          },
        )
      })
    },
    async return() {
      await finish()
      return done
    },
    async throw(error) {
      await finish()
      throw error
    },
  }
}
