import { findDriver } from '@querent/drivers'
import type { ConnectionDetails, Driver } from '@querent/query'

const OPTIONS = { maxSessions: 1, connectTimeoutMs: 10_000, idleTimeoutMs: 10_000 }

/** The driver of a server as it is known once the server has said what it is: that of a relative, if it is one. */
export async function serverDriver(engine: string, details: ConnectionDetails): Promise<Driver> {
  const source = findDriver(engine)!.connect(details, OPTIONS)
  try {
    return findDriver(engine, (await source.version()).flavor)!
  } finally {
    await source.close()
  }
}
