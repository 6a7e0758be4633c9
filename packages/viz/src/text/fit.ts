/** Texts that fit into a width. */
import { textWidth } from './measure.ts'

const ELLIPSIS = '…'
const segments = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The text, or its beginning with an ellipsis; empty where not even one letter fits. */
export function fitText(text: string, width: number, size: number, weight = 400): string {
  if (textWidth(text, size, weight) <= width) return text
  let used = textWidth(ELLIPSIS, size, weight)
  let kept = ''
  for (const { segment } of segments.segment(text)) {
    used += textWidth(segment, size, weight)
    if (used > width) break
    kept += segment
  }
  return kept === '' ? '' : kept.trimEnd() + ELLIPSIS
}

/** Lines of whole words; the last line that is allowed ends with an ellipsis when more follows. */
export function wrapText(text: string, width: number, size: number, lines: number, weight = 400): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '')
  const wrapped: string[] = []
  let at = 0
  while (at < words.length && wrapped.length < lines) {
    let line = words[at] ?? ''
    at += 1
    while (at < words.length && textWidth(`${line} ${words[at]}`, size, weight) <= width) line += ` ${words[at++]}`
    const isLast = wrapped.length === lines - 1
    wrapped.push(fitText(isLast ? [line, ...words.slice(at)].join(' ') : line, width, size, weight))
  }
  return wrapped
}
