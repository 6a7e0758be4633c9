/** Where DuckDB puts what does not fit into memory. It tidies up by itself, unless its process is killed. */
import { readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PREFIX = 'querent-duckdb-'

/** The folder of one file. */
export function temporaryFolder(processId: number, name: string): string {
  return join(tmpdir(), `${PREFIX}${processId}-${name}`)
}

/** Removes what a process that has ended has left. */
export function removeTemporaryFolders(processId: number): void {
  const left = readdirSync(tmpdir()).filter((name) => name.startsWith(`${PREFIX}${processId}-`))
  for (const name of left) rmSync(join(tmpdir(), name), { recursive: true, force: true })
}
