/** Writes docs/reference/openapi.json from the routes, or with `--check` fails when the file differs from them. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '../packages/server/src/config.ts'
import { createServer } from '../packages/server/src/server.ts'

const FILE = 'docs/reference/openapi.json'

const dataDir = mkdtempSync(join(tmpdir(), 'querent-openapi-'))
const server = await createServer(loadConfig({ QUERENT_DATA_DIR: dataDir, QUERENT_LOG_LEVEL: 'silent' }), Date.now)
await server.app.ready()
const text = `${JSON.stringify(server.app.swagger(), null, 1)}\n`
await server.close()
rmSync(dataDir, { recursive: true })

if (process.argv.includes('--check')) {
  if (readFileSync(FILE, 'utf8') !== text) {
    console.log(`${FILE} differs from the routes: run \`npm run openapi\`, and tell the change in CHANGELOG.md.`)
    process.exitCode = 1
  }
} else {
  writeFileSync(FILE, text)
}
