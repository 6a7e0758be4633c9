/** Where in the text an engine found what it refused. */
import type { Diagnostic } from '../../../ui/Code/index.ts'

/**
 * The place that a message names, in the text that was run: `near "x"` and `at line 3` where engines say so, else the only
 * name in quotes that the text holds. Null when the message tells nothing.
 * @param position characters from the begin, from 1, where the engine counts them
 */
export function placeOf(message: string, text: string, position?: number): Diagnostic | null {
  if (position !== undefined && position >= 1 && position <= text.length) return marked(text, position - 1, message)
  const line = Number(/\bat line (\d+)/i.exec(message)?.[1] ?? /\bLINE (\d+):/.exec(message)?.[1] ?? Number.NaN)
  const begin = Number.isNaN(line) ? 0 : startOfLine(text, line)
  const near = /\bnear ["'`]([^]+?)["'`](?: at line|:|$|\s)/i.exec(message)?.[1]
  const named =
    near ??
    /(?:no such (?:column|table|function)|unknown (?:column|table)|does not exist)[: ]+["'`]?([\w.]+)/i.exec(
      message,
    )?.[1] ??
    /["'`]([\w.]+)["'`]/.exec(message)?.[1]
  if (named !== undefined) {
    const found = find(text, named, begin) ?? find(text, named.split('.').at(-1) ?? named, begin)
    if (found !== undefined) return { ...found, message }
  }
  return Number.isNaN(line) ? null : lineAt(text, begin, message)
}

/** Line and column from 1. */
export function lineAndColumn(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

function startOfLine(text: string, line: number): number {
  const lines = text.split('\n')
  return lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0)
}

function lineAt(text: string, from: number, message: string): Diagnostic {
  const end = text.indexOf('\n', from)
  return { from, to: end < 0 ? text.length : end, message }
}

function marked(text: string, from: number, message: string): Diagnostic {
  const word = /^[\w.]+/.exec(text.slice(from))?.[0] ?? text.charAt(from)
  return { from, to: from + Math.max(word.length, 1), message }
}

/** The words where they stand alone, letters of either case; of a long piece, its first line. */
function find(text: string, words: string, begin: number): { from: number; to: number } | undefined {
  const wanted = words.split('\n')[0] ?? words
  if (wanted.trim() === '') return undefined
  const escaped = wanted.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const edges = (part: string) => (/\w/.test(part) ? String.raw`\b` : '')
  const pattern = new RegExp(edges(wanted.charAt(0)) + escaped + edges(wanted.at(-1) ?? ''), 'gi')
  pattern.lastIndex = begin
  const match = pattern.exec(text) ?? new RegExp(pattern.source, 'i').exec(text)
  return match === null ? undefined : { from: match.index, to: match.index + match[0].length }
}
