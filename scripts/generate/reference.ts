/**
 * Writes the tables of docs/reference/configuration.md from the registries of variables and settings, or with `--check`
 * fails when the page differs from them.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { SETTINGS, type SettingDefinition } from '@querent/contract'
import { ownSettingName, VARIABLES, type Variable } from '../../packages/server/src/config/variables.ts'

const FILE = 'docs/reference/configuration.md'

function variableRow({ name, aliases = [], default: otherwise, meaning }: Variable): string {
  const names = [`\`${name}\``, ...aliases.map((alias) => `(\`${alias}\`)`)].join(' ')
  return row([names, otherwise, meaning])
}

function settingRow(setting: SettingDefinition): string {
  const { key, type, description, envAliases = [], options } = setting
  const names = [ownSettingName(key), ...envAliases].map((name) => `\`${name}\``).join(', ')
  const values =
    options === undefined || options.length > 8 ? '' : ` One of ${options.map((o) => `\`${o}\``).join(', ')}.`
  return row([`\`${key}\``, names, type, defaultOf(setting), description + values + remarks(setting)])
}

function defaultOf({ default: otherwise }: SettingDefinition): string {
  if (otherwise === null || otherwise === undefined) return ''
  return `\`${typeof otherwise === 'string' ? otherwise : JSON.stringify(otherwise)}\``.replace('``', '')
}

function remarks({ isSecret, isSealed, isReadOnly, isUserLocal, minimum, maximum }: SettingDefinition): string {
  return [
    minimum === undefined ? '' : ` At least ${minimum}.`,
    maximum === undefined ? '' : ` At most ${maximum}.`,
    isSecret === true ? ' Encrypted at rest, shown masked.' : '',
    isSealed === true ? ' Encrypted at rest.' : '',
    isUserLocal === true ? ' Each user has a value of their own.' : '',
    isReadOnly === true ? ' Not to be changed over the API.' : '',
  ].join('')
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
}

const settable = SETTINGS.filter((setting) => setting.isComputed !== true)
const tables = {
  variables: ['| variable | default | meaning |', '|---|---|---|', ...VARIABLES.map(variableRow)],
  settings: ['| setting | variable | type | default | meaning |', '|---|---|---|---|---|', ...settable.map(settingRow)],
}

let page = readFileSync(FILE, 'utf8')
for (const [name, lines] of Object.entries(tables)) {
  const [start, end] = [`<!-- ${name}: npm run generate reference -->`, `<!-- end of ${name} -->`]
  const [before, rest] = page.split(start)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`${FILE} has no place for the ${name}.`)
  page = [before, start, '\n\n', lines.join('\n'), '\n\n', end, after].join('')
}

if (process.argv.includes('--check')) {
  if (readFileSync(FILE, 'utf8') !== page) {
    console.log(`${FILE} differs from the registries: run \`npm run generate reference\`.`)
    process.exitCode = 1
  }
} else {
  writeFileSync(FILE, page)
}
