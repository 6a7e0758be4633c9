/**
 * One read for everybody who asks in the same turn of the event loop. It begins at the turn's end, so that it is never
 * older than anybody's question: who asks while a read is under way gets a later one.
 */
export function onceATurn<T>(read: () => Promise<T>): () => Promise<T> {
  let next: Promise<T> | undefined
  return () => {
    next ??= new Promise((resolve) => {
      setImmediate(() => {
        next = undefined
        resolve(read())
      })
    })
    return next
  }
}
