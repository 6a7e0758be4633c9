/** Markdown as people read it without a program that shows it: no signs of it, and addresses behind the words of links. */
import { markdownBlocks } from '../pictures/index.ts'

type Block = Awaited<ReturnType<typeof markdownBlocks>>[number]

const RULE = '----'
/** Of the lines of code, and of items within items. */
const INDENT = '    '

export async function plainMarkdown(markdown: string): Promise<string> {
  const blocks = await markdownBlocks(markdown)
  return blocks.map((block, at) => gapBefore(block, blocks[at - 1]) + textOf(block)).join('')
}

/** Items of a list and rows of a table are close to each other. */
function gapBefore(block: Block, before: Block | undefined): string {
  if (before === undefined) return ''
  const isRow = block.kind === 'row' && before.kind === 'row'
  const isItem = block.kind === 'item' && before.kind === 'item'
  const isOtherList = block.level === before.level && isNumbered(block) !== isNumbered(before)
  return isRow || (isItem && !isOtherList) ? '\n' : '\n\n'
}

const isNumbered = ({ mark = '' }: Block): boolean => /\d/.test(mark)

function textOf(block: Block): string {
  const { kind, level, mark, isQuoted } = block
  if (kind === 'rule') return RULE
  const text = block.runs.map(runText).join('').trim()
  if (kind === 'code')
    return indented(
      block.runs
        .map((run) => run.text)
        .join('')
        .trimEnd(),
      INDENT,
    )
  if (kind === 'item') return `${INDENT.repeat(level)}${mark ?? '•'} ${text}`
  return isQuoted ? indented(text, '> ') : text
}

function runText({ text, href }: Block['runs'][number]): string {
  return href === undefined || href === text || href === `mailto:${text}` ? text : `${text} (${href})`
}

function indented(text: string, indent: string): string {
  return text.replaceAll(/^/gm, indent)
}
