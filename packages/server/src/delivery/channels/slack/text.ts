/** Text as Slack's `mrkdwn` takes it, within the sizes of its blocks. */
import { lookup } from '@querent/contract'

/** Of a section. */
export const MOST_SECTION = 3_000

const ESCAPES: Readonly<Record<string, string>> = lookup({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })

/** Escaped, and cut where it would be longer than `most` characters. */
export function escaped(text: string, most: number): string {
  const whole = text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign)
  if (whole.length <= most) return whole
  let cut = ''
  for (const sign of text) {
    const next = ESCAPES[sign] ?? sign
    if (cut.length + next.length > most - 1) break
    cut += next
  }
  return `${cut}…`
}

/** A link; the text alone where the address leaves no room for it. */
export function slackLink(url: string, text: string): string {
  const address = escaped(url.replaceAll('|', '%7C'), Number.POSITIVE_INFINITY)
  const room = MOST_SECTION - address.length - '*<|>*'.length
  const label = text.replace(/\s+/g, ' ')
  if (label.trim() === '') return `<${address}>`
  return room < LEAST_LABEL ? escaped(label, MOST_SECTION) : `<${address}|${escaped(label, room)}>`
}

const LEAST_LABEL = 20

/** Lines in a font of one width; those that find no room are left out. */
export function codeBlock(text: string): string {
  const fence = '```'
  const more = '…'
  let room = MOST_SECTION - 2 * (fence.length + 1) - more.length
  const kept: string[] = []
  const lines = text.replaceAll('`', "'").split('\n')
  for (const line of lines) {
    const whole = escaped(line, MOST_LINE)
    if (whole.length + 1 > room) break
    room -= whole.length + 1
    kept.push(whole)
  }
  if (kept.length < lines.length) kept.push(more)
  return [fence, ...kept, fence].join('\n')
}

/** Of a line. */
const MOST_LINE = 300
