/**
 * `npm run generate`: writes all that is made from the sources, or only what is named: `npm run generate openapi sql`. What
 * takes a browser is made only when it is named. `npm run check` looks whether the others are up to date.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { GENERATED, ON_DEMAND } from './generate/list.ts'

const named = process.argv.slice(2)
const unknown = named.filter((name) => ![...GENERATED, ...ON_DEMAND].includes(name))
if (unknown.length > 0) {
  console.error(`Cannot generate ${unknown.join(', ')}: name some of ${[...GENERATED, ...ON_DEMAND].join(', ')}.`)
  process.exit(1)
}
for (const name of named.length === 0 ? GENERATED : named) {
  const script = fileURLToPath(new URL(`./generate/${name}.ts`, import.meta.url))
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
