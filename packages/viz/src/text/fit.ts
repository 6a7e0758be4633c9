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

/** The text, or its beginning and its end with an ellipsis between. */
function fitEnds(text: string, width: number, size: number, weight: number): string {
  const letters = [...segments.segment(text)].map(({ segment }) => segment)
  let used = textWidth(ELLIPSIS, size, weight)
  let [start, end] = [0, letters.length]
  while (start < end) {
    const isStart = start <= letters.length - end
    used += textWidth(letters[isStart ? start : end - 1] ?? '', size, weight)
    if (used > width) break
    if (isStart) start += 1
    else end -= 1
  }
  if (start === 0) return ''
  return letters.slice(0, start).join('').trimEnd() + ELLIPSIS + letters.slice(end).join('').trimStart()
}

/**
 * Texts that fit into their widths. Different texts that would be cut to the same one keep their ends too, so that they are
 * told apart: `9007…0991`.
 */
export function fitTexts(
  texts: readonly string[],
  widthOf: (place: number) => number,
  size: number,
  weight = 400,
): string[] {
  const cut = texts.map((text, i) => fitText(text, widthOf(i), size, weight))
  const first = new Map<string, string>()
  const same = new Set<string>()
  for (const [i, text] of cut.entries()) {
    const other = first.get(text)
    if (other === undefined) first.set(text, texts[i] ?? '')
    else if (other !== texts[i]) same.add(text)
  }
  if (same.size === 0) return cut
  return cut.map((text, i) => (same.has(text) ? fitEnds(texts[i] ?? '', widthOf(i), size, weight) : text))
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
