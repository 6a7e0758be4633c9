/** Writes docs/reference/openapi.json from the routes, or with `--check` fails when the file differs from them. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '../../packages/server/src/config/config.ts'
import { openApiDocument } from '../../packages/server/src/http/openapi/openapi.ts'
import { createServer } from '../../packages/server/src/server.ts'
import { writeOrCheck } from './write-or-check.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'querent-openapi-'))
const server = await createServer(loadConfig({ QUERENT_DATA_DIR: dataDir, QUERENT_LOG_LEVEL: 'silent' }), Date.now)
await server.app.ready()
const text = `${JSON.stringify(await openApiDocument(server.app), null, 1)}\n`
await server.close()
rmSync(dataDir, { recursive: true })

writeOrCheck('docs/reference/openapi.json', text, 'the routes', 'npm run generate openapi')
