/** Names, values and sentences as each chat program takes text, so that nothing in them is markup. */
import { lookup } from '@querent/contract'

/** What the Markdown of Adaptive Cards has signs for; braces begin dates that the program writes. */
const SIGNS = /[\\`*_~|[\]<>{}&!]/g
/** What makes a line a list or a heading. */
const BEGINNING = /^(\d*)([.)#+-]+)(?=\s|$)/

/** Text in an Adaptive Card, on one line. */
export function teamsText(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(SIGNS, (sign) => `\\${sign}`)
    .replace(BEGINNING, (_, number: string, signs: string) => `${number}${signs.replaceAll(/./g, '\\$&')}`)
}

const ENTITIES: Readonly<Record<string, string>> = lookup({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })

/** Text in a widget of Google Chat, which takes a few tags of HTML there. Labels and headers are plain. */
export function chatText(text: string): string {
  return text.replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
}
