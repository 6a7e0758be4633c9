/** A second server on the app database of a test server, as another process would be. */
import { loadConfig } from '../../packages/server/src/config/config.ts'
import { createServer, type Server } from '../../packages/server/src/server.ts'
import { TEST_PASSWORD_COST, type TestServer } from './test-server.ts'

/** Taken down when the test ends. */
export async function secondServer(
  t: { after(fn: () => unknown): void },
  { dataDir, database }: Pick<TestServer, 'dataDir' | 'database'>,
  now: () => number = Date.now,
): Promise<Server> {
  const env = {
    PORT: '0',
    QUERENT_DATA_DIR: dataDir,
    QUERENT_LOG_LEVEL: 'silent',
    QUERENT_LOAD_SAMPLE_CONTENT: 'false',
  }
  const server = await createServer(loadConfig({ ...env, ...database.env }), now, { passwordCost: TEST_PASSWORD_COST })
  t.after(() => server.close())
  return server
}
