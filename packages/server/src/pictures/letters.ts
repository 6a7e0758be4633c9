/** Which letters the typeface of pictures has, from its table of characters. */
import { readFileSync } from 'node:fs'
import { FONTS } from './fonts.ts'

const TABLES = 12
const RECORD = 16
/** The form of the table that holds all of Unicode: groups of letters that follow each other. */
const GROUPS = 12
const GROUP = 12

/** Signs without a form of their own. */
const FORMLESS = /[\p{Cc}\p{Cf}\p{Mn}\p{Zs}]/u

let known: readonly (readonly [from: number, to: number])[] | undefined

/** True when the typeface has every letter of a text. */
export function isCovered(text: string): boolean {
  const held = (known ??= readGroups(readFileSync(FONTS.regular)))
  for (const letter of new Set(text)) {
    const code = letter.codePointAt(0) ?? 0
    if (!FORMLESS.test(letter) && !held.some(([from, to]) => code >= from && code <= to)) return false
  }
  return true
}

function readGroups(font: Buffer): [from: number, to: number][] {
  const cmap = tableAt(font, 'cmap')
  const count = font.readUInt16BE(cmap + 2)
  const starts = Array.from({ length: count }, (_, i) => cmap + font.readUInt32BE(cmap + 4 + i * 8 + 4))
  const start = starts.find((at) => font.readUInt16BE(at) === GROUPS)
  if (start === undefined) throw new Error('The typeface of pictures has no table of all letters.')
  return Array.from({ length: font.readUInt32BE(start + 12) }, (_, i) => {
    const at = start + 16 + i * GROUP
    return [font.readUInt32BE(at), font.readUInt32BE(at + 4)]
  })
}

function tableAt(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4)
  const places = Array.from({ length: count }, (_, i) => TABLES + i * RECORD)
  const place = places.find((at) => font.toString('latin1', at, at + 4) === tag)
  if (place === undefined) throw new Error(`The typeface of pictures has no table ${tag}.`)
  return font.readUInt32BE(place + 8)
}
