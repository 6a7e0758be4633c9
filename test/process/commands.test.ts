/** The program's own words: help, version, and what it refuses. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { VERSION } from '../../packages/server/src/version.ts'
import { launcherSettings, MAIN } from './running-server.ts'

function querent(...words: string[]) {
  return spawnSync(process.execPath, [MAIN, ...words], { encoding: 'utf8', env: launcherSettings() })
}

test('help and version are told without a configuration', () => {
  const help = querent('--help')
  assert.equal(help.status, 0)
  assert.match(help.stdout, /^Usage: querent \[COMMAND\] \[OPTIONS\]\n\nCommands:\n {2}serve +runs the server/)
  assert.equal(querent('--version').stdout, `${VERSION.product}\n`)
  const ofServe = querent('serve', '--help')
  assert.match(ofServe.stdout, /^Usage: querent serve\n\nRuns the server/)
  assert.equal(querent('-h').stdout, help.stdout)
  for (const words of [
    ['help', 'serve'],
    ['serve', '-h'],
  ])
    assert.equal(querent(...words).stdout, ofServe.stdout)
})

test('what is not understood is refused with the nearest name', () => {
  const command = querent('serv')
  assert.equal(command.status, 2)
  assert.match(command.stderr, /^Unknown command: serv\. Did you mean serve\?\nUsage: /)
  const option = querent('serve', '--hepl')
  assert.equal(option.status, 2)
  assert.match(option.stderr, /^Unknown option --hepl\. Did you mean --help\?\nUsage: querent serve\n/)
  assert.equal(querent('--verbose').status, 2)
  assert.equal(querent('serve', 'now').status, 2)
})

test('the launcher runs the commands, and hands their exit code on', () => {
  const launcher = new URL('../../scripts/querent.mjs', import.meta.url).pathname
  const run = (...words: string[]) => spawnSync(launcher, words, { encoding: 'utf8', cwd: '/' })
  assert.equal(run('--version').stdout, `${VERSION.product}\n`)
  assert.equal(run('nothing').status, 2)
})
