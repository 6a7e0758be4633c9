const NOT_IN_TIME = Object.assign(new Error('The server has stopped answering.'), { code: 'ETIMEDOUT' })

/**
 * What a session does before its first statement. A server may log a client in and then say nothing: nobody waits for it
 * longer than for a connection, or it would hold its place in the pool until the process ends.
 * @param cut ends the connection.
 */
export async function openedWithin<T>(timeoutMs: number, cut: () => void, work: () => Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(NOT_IN_TIME), timeoutMs)
  try {
    return await Promise.race([work(), promise])
  } catch (error) {
    cut()
    throw error
  } finally {
    clearTimeout(timer)
  }
}
