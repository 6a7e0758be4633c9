/**
 * The steps of a how-to page, in order. A block is a step:
 *
 * - a block that begins with a comment that is a path is a new file;
 * - a `diff` that begins with `@@ path @@` changes a file: lines that it keeps and removes stand there one after the
 *   other, once; another `@@ path @@` begins the next change;
 * - a block of `sh` holds commands.
 *
 * There are no other blocks, so whatever a page shows is tried.
 */

export type Step =
  | { kind: 'create'; file: string; text: string }
  | { kind: 'change'; file: string; before: string; after: string }
  | { kind: 'run'; command: string }

const FENCE = /^([ ]*)```(\w*)[^\n]*\n(.*?)^\1```[ ]*$/gms
const FILE_COMMENT = /^(?:\/\/|#|--) (\S+\/\S+)\n+/
const HUNK = /^@@ (\S+) @@\n/gm

/** @throws {Error} a block that is no step. */
export function stepsOf(page: string): Step[] {
  return [...page.matchAll(FENCE)].flatMap(([, indent = '', language = '', block = '']) =>
    stepsOfBlock(language, block.replaceAll(new RegExp(`^${indent}`, 'gm'), '')),
  )
}

function stepsOfBlock(language: string, block: string): Step[] {
  if (language === 'sh') {
    return block.split('\n').flatMap((command): Step[] => (command.trim() === '' ? [] : [{ kind: 'run', command }]))
  }
  if (language === 'diff') return changesOf(block)
  const [comment, file] = block.match(FILE_COMMENT) ?? []
  if (comment === undefined || file === undefined) throw new Error(`A block is no step:\n${block}`)
  return [{ kind: 'create', file, text: block.slice(comment.length) }]
}

function changesOf(block: string): Step[] {
  const [start, ...parts] = block.split(HUNK)
  if (start !== '' || parts.length === 0) throw new Error(`A diff has to begin with "@@ file @@":\n${block}`)
  const changes: Step[] = []
  for (let at = 0; at < parts.length; at += 2) {
    const lines = (parts[at + 1] ?? '').replace(/\n$/, '').split('\n')
    const without = (sign: string) =>
      lines.flatMap((line) => (line.startsWith(sign) ? [] : `${line.slice(1)}\n`)).join('')
    changes.push({ kind: 'change', file: parts[at] ?? '', before: without('+'), after: without('-') })
  }
  return changes
}

const TESTS = 'npm test -- '

/**
 * The commands of the steps, each one once, in the order in which they appear first; those that run test files become one
 * command, the last, because the others make what tests read.
 */
export function commandsOnce(steps: readonly Step[]): string[] {
  const commands = steps.flatMap((step) => (step.kind === 'run' ? [step.command] : []))
  const files = commands.flatMap((command) => (command.startsWith(TESTS) ? command.slice(TESTS.length).split(' ') : []))
  const others = commands.filter((command) => !command.startsWith(TESTS))
  return [...new Set(others), ...(files.length === 0 ? [] : [TESTS + [...new Set(files)].join(' ')])]
}

/** The text with the change made. @throws {Error} the lines before it stand nowhere, or in several places. */
export function changed(text: string, { file, before, after }: Extract<Step, { kind: 'change' }>): string {
  const lines = `\n${text}`
  const places = lines.split(`\n${before}`).length - 1
  if (places !== 1) throw new Error(`${file} has these lines ${places} times:\n${before}`)
  return lines.replace(`\n${before}`, () => `\n${after}`).slice(1)
}
