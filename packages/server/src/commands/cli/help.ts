/** What `--help` prints. */
import { VARIABLES } from '../../config/variables.ts'
import type { Command } from './command.ts'

const PROGRAM = 'querent'
const WIDTH = 110

export function programHelp(commands: ReadonlyMap<string, { summary: string }>): string {
  return [
    `Usage: ${PROGRAM} [COMMAND] [OPTIONS]`,
    '',
    'Commands:',
    ...columns([...commands].map(([name, { summary }]) => [name, summary])),
    '',
    'Options:',
    ...columns([
      ['--help', 'this text; after a command, its options'],
      ['--version', 'the version'],
    ]),
    '',
    'Everything else is set by environment variables: docs/reference/configuration.md.',
  ].join('\n')
}

export function commandHelp(name: string, { about, positionals, options, notes }: Command): string {
  const listed = Object.entries(options).map(([option, { value, summary }]): [string, string] => [
    value === undefined ? `--${option}` : `--${option} ${value}`,
    summary,
  ])
  const words = positionals.map((positional): [string, string] => [positional.name, positional.summary])
  const lines = [usageLine(name, { positionals, options }), '', about, '', ...columns([...words, ...listed])]
  return [...lines, ...(notes?.() ?? [])].join('\n').trimEnd()
}

/** The variables that the configuration reads besides settings. */
export function variableLines(): string[] {
  const described = VARIABLES.map(({ name, aliases = [], default: otherwise, meaning }): [string, string] => [
    [name, ...aliases].join(', '),
    plain(`${meaning}. Without it: ${otherwise}`),
  ])
  return [
    'Environment:',
    ...described.map(([name, text]) => `  ${name}\n${wrapped(text, '      ')}`),
    '  QUERENT_<SETTING>, MB_<SETTING>\n      fixes a setting, such as QUERENT_SITE_NAME: docs/reference/configuration.md',
  ]
}

const REFERENCE = 'docs/reference/configuration.md'

/** Markdown of the reference as it is read at a terminal; its links lead on within that page. */
function plain(markdown: string): string {
  return markdown.replaceAll(/\[([^\]]+)\]\(#[^)]*\)/g, `"$1" in ${REFERENCE}`).replaceAll('`', '')
}

function wrapped(text: string, indent: string): string {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= WIDTH) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(indent + word)
  }
  return lines.join('\n')
}

export function usageLine(name: string, { positionals, options }: Pick<Command, 'positionals' | 'options'>): string {
  const words = positionals.map((positional) => positional.name)
  const hasOptions = Object.keys(options).length > 0
  return ['Usage:', PROGRAM, name, ...words, ...(hasOptions ? ['[OPTIONS]'] : [])].join(' ')
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(0, ...rows.map(([name]) => name.length))
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`)
}
