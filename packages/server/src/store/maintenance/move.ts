import { existsSync, rmSync } from 'node:fs'
import { isPostgresUrl } from '../engines/location.ts'
import { refuseNewer } from '../migrations/index.ts'
import { copyAll, type Copied } from './copy.ts'
import { openReader } from './engines/open-reader.ts'
import { fill } from './engines/writer.ts'

/**
 * Copies the app database to another place, on either engine, which must be empty. The source stays as it is.
 * @throws {AppDatabaseError}
 */
export async function copyAppDatabase(from: string, to: string): Promise<Copied> {
  const reader = await openReader(from)
  const isNewFile = !isPostgresUrl(to) && !existsSync(to)
  try {
    refuseNewer(await reader.migrations(), 'The app database')
    return await fill(to, async (writer) => ({ counts: await copyAll(reader, writer), notes: writer.notes }))
  } catch (error) {
    if (isNewFile) rmSync(to, { force: true })
    throw error
  } finally {
    await reader.close()
  }
}
