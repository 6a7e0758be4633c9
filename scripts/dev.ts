/**
 * `npm run dev`: the server, restarted when one of its files changes, and the page, changed in the browser as its files are.
 * The page asks the server through Vite, so both are one address. Ctrl-C ends both, and so does the end of one of them.
 * PORT is the server's, PAGE_PORT the page's.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const port = process.env['PORT'] ?? '3000'
const pagePort = process.env['PAGE_PORT'] ?? '5173'
const END_MS = 5000

const children = [
  run(root, ['--watch', '--watch-preserve-output', 'packages/server/src/main.ts', 'serve'], { PORT: port }),
  run(
    `${root}packages/web`,
    [`${root}node_modules/vite/bin/vite.js`, '--mode', 'dev', '--port', pagePort, '--strictPort', '--logLevel', 'warn'],
    { QUERENT_DEV_SERVER: `http://localhost:${port}` },
  ),
]
let isEnding = false

console.log(`The page: http://localhost:${pagePort} (the server behind it: http://localhost:${port})`)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0))
for (const child of children) {
  child.on('error', (error) => {
    console.error(error.message)
    end(1)
  })
  child.on('exit', (code) => end(code ?? 1))
}

function run(cwd: string, args: readonly string[], environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

/** Ends what still runs, and then this. */
function end(code: number): void {
  if (isEnding) return
  isEnding = true
  process.exitCode = code
  const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
  for (const child of running) child.kill('SIGTERM')
  // Whoever does not listen is not waited for.
  setTimeout(() => running.forEach((child) => child.kill('SIGKILL')), END_MS).unref()
}
