import { readFileSync, writeFileSync } from 'node:fs'

/** Writes a generated file, or with `--check` among the arguments fails when it differs from what it is made from. */
export function writeOrCheck(file: string, text: string, source: string, command: string): void {
  if (!process.argv.includes('--check')) return writeFileSync(file, text)
  if (readFileSync(file, 'utf8') === text) return
  console.log(
    `${file} differs from ${source}: run \`${command}\`, and add the change to CHANGELOG.md or docs/reference/api-changes.md.`,
  )
  process.exitCode = 1
}
