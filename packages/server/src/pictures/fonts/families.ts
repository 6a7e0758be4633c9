/**
 * Typefaces for letters that Inter does not have. Each is split into files by letters, as for web pages; a file is read when a
 * picture first needs one of its letters.
 */
import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { bakeWeight } from './bake.ts'
import { unpackWoff2 } from './unpack.ts'

export type Weight = 400 | 600

/** A font of one weight and some letters. */
export interface Face {
  /** As documents call it. */
  name: string
  /** The bytes of a TrueType file. */
  file: Uint8Array
  font: Font
  /** Whether its letters change with their neighbors. */
  isShaped: boolean
}

interface Family {
  /** Of its package, and of the files in it. */
  name: string
  /** The file that says which letters are in which file. */
  index: string
  isShaped: boolean
  /** Letters that only this family is asked for; the others are asked for what is left. */
  letters?: RegExp
}

const EMOJI: Family = {
  name: 'noto-emoji',
  index: import.meta.resolve('@fontsource-variable/noto-emoji/unicode.json'),
  isShaped: true,
  letters: /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u,
}
/** Families of one script. A sign that several scripts share is of the first of them. */
const FAMILIES: readonly Family[] = [
  {
    name: 'noto-sans-arabic',
    index: import.meta.resolve('@fontsource-variable/noto-sans-arabic/unicode.json'),
    isShaped: true,
    letters: /\p{Script_Extensions=Arabic}/u,
  },
  {
    name: 'noto-sans-hebrew',
    index: import.meta.resolve('@fontsource-variable/noto-sans-hebrew/unicode.json'),
    isShaped: true,
    letters: /\p{Script_Extensions=Hebrew}/u,
  },
  {
    name: 'noto-sans-devanagari',
    index: import.meta.resolve('@fontsource-variable/noto-sans-devanagari/unicode.json'),
    isShaped: true,
    letters: /\p{Script_Extensions=Devanagari}/u,
  },
  {
    name: 'noto-sans-thai',
    index: import.meta.resolve('@fontsource-variable/noto-sans-thai/unicode.json'),
    isShaped: true,
    letters: /\p{Script_Extensions=Thai}/u,
  },
  {
    name: 'noto-sans-bengali',
    index: import.meta.resolve('@fontsource-variable/noto-sans-bengali/unicode.json'),
    isShaped: true,
    letters: /\p{Script_Extensions=Bengali}/u,
  },
  {
    name: 'noto-sans-gujarati',
    index: import.meta.resolve('@fontsource-variable/noto-sans-gujarati/unicode.json'),
    isShaped: true,
    letters: /\p{Script_Extensions=Gujarati}/u,
  },
  {
    name: 'noto-sans-gurmukhi',
    index: import.meta.resolve('@fontsource-variable/noto-sans-gurmukhi/unicode.json'),
    isShaped: true,
    letters: /\p{Script_Extensions=Gurmukhi}/u,
  },
  {
    name: 'noto-sans-kannada',
    index: import.meta.resolve('@fontsource-variable/noto-sans-kannada/unicode.json'),
    isShaped: true,
    letters: /\p{Script_Extensions=Kannada}/u,
  },
  {
    name: 'noto-sans-malayalam',
    index: import.meta.resolve('@fontsource-variable/noto-sans-malayalam/unicode.json'),
    isShaped: true,
    letters: /\p{Script_Extensions=Malayalam}/u,
  },
  {
    name: 'noto-sans-tamil',
    index: import.meta.resolve('@fontsource-variable/noto-sans-tamil/unicode.json'),
    isShaped: true,
    letters: /\p{Script_Extensions=Tamil}/u,
  },
  {
    name: 'noto-sans-telugu',
    index: import.meta.resolve('@fontsource-variable/noto-sans-telugu/unicode.json'),
    isShaped: true,
    letters: /\p{Script_Extensions=Telugu}/u,
  },
  {
    name: 'noto-sans-armenian',
    index: import.meta.resolve('@fontsource-variable/noto-sans-armenian/unicode.json'),
    isShaped: false,
    letters: /\p{Script_Extensions=Armenian}/u,
  },
  {
    name: 'noto-sans-ethiopic',
    index: import.meta.resolve('@fontsource-variable/noto-sans-ethiopic/unicode.json'),
    isShaped: false,
    letters: /\p{Script_Extensions=Ethiopic}/u,
  },
  {
    name: 'noto-sans-georgian',
    index: import.meta.resolve('@fontsource-variable/noto-sans-georgian/unicode.json'),
    isShaped: false,
    letters: /\p{Script_Extensions=Georgian}/u,
  },
  {
    name: 'noto-sans-khmer',
    index: import.meta.resolve('@fontsource-variable/noto-sans-khmer/unicode.json'),
    isShaped: true,
    letters: /\p{Script_Extensions=Khmer}/u,
  },
  {
    name: 'noto-sans-lao',
    index: import.meta.resolve('@fontsource-variable/noto-sans-lao/unicode.json'),
    isShaped: true,
    letters: /\p{Script_Extensions=Lao}/u,
  },
  {
    name: 'noto-sans-oriya',
    index: import.meta.resolve('@fontsource-variable/noto-sans-oriya/unicode.json'),
    isShaped: true,
    letters: /\p{Script_Extensions=Oriya}/u,
  },
  {
    name: 'noto-sans-sinhala',
    index: import.meta.resolve('@fontsource-variable/noto-sans-sinhala/unicode.json'),
    isShaped: true,
    letters: /\p{Script_Extensions=Sinhala}/u,
  },
  EMOJI,
]
const SC: Family = {
  name: 'noto-sans-sc',
  index: import.meta.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
  isShaped: false,
}
const TC: Family = {
  name: 'noto-sans-tc',
  index: import.meta.resolve('@fontsource-variable/noto-sans-tc/unicode.json'),
  isShaped: false,
}
const JP: Family = {
  name: 'noto-sans-jp',
  index: import.meta.resolve('@fontsource-variable/noto-sans-jp/unicode.json'),
  isShaped: false,
}
const KR: Family = {
  name: 'noto-sans-kr',
  index: import.meta.resolve('@fontsource-variable/noto-sans-kr/unicode.json'),
  isShaped: false,
}

/** Chinese letters have other forms in each country: those of the text's own letters, else those of the reader's language. */
export function eastAsian(text: string, locale: string): readonly Family[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return [JP, SC, TC, KR]
  if (/\p{Script=Hangul}/u.test(text)) return [KR, JP, SC, TC]
  if (/^ja\b/i.test(locale)) return [JP, SC, TC, KR]
  if (/^ko\b/i.test(locale)) return [KR, JP, SC, TC]
  return /^zh-(?:tw|hk|mo|hant)/i.test(locale) ? [TC, SC, JP, KR] : [SC, TC, JP, KR]
}

/** The font that has a letter; undefined when none has. @param rest Families for letters that are of no single one. */
export function faceOf(letter: string, weight: Weight, rest: readonly Family[]): Face | undefined {
  const code = letter.codePointAt(0) ?? 0
  const own = FAMILIES.filter(({ letters }) => letters?.test(letter) === true)
  for (const family of [...own, ...rest]) {
    const slice = slicesOf(family).find(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to))
    const face = slice === undefined ? undefined : loadFace(family, slice, weight)
    if (face?.font.hasGlyphForCodePoint(code) === true) return face
  }
  return undefined
}

interface Slice {
  /** The end of the name of its file. */
  name: string
  ranges: readonly (readonly [from: number, to: number])[]
  faces: Map<Weight, Face>
}

const known = new Map<string, readonly Slice[]>()
/** Fonts at hand; a text of rare letters needs a few dozen. */
const MOST_FACES = 60
let faces = 0

function slicesOf(family: Family): readonly Slice[] {
  const before = known.get(family.name)
  if (before !== undefined) return before
  const ranges: Record<string, string> = JSON.parse(readFileSync(new URL(family.index), 'utf8'))
  const slices = Object.entries(ranges).map(([name, text]) => ({
    name: name.replaceAll(/[[\]]/g, ''),
    ranges: text.split(',').map(rangeOf),
    faces: new Map<Weight, Face>(),
  }))
  known.set(family.name, slices)
  return slices
}

/** `U+3040-309f` or `U+20`. */
function rangeOf(text: string): [from: number, to: number] {
  const [from = '', to = from] = text.trim().slice(2).split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}

function loadFace(family: Family, slice: Slice, weight: Weight): Face {
  const before = slice.faces.get(weight)
  if (before !== undefined) return before
  if (faces >= MOST_FACES) forgetFaces()
  const packed = readFileSync(new URL(`files/${family.name}-${slice.name}-wght-normal.woff2`, family.index))
  const name = `${family.name}-${slice.name}-${weight}`
  const file = bakeWeight(unpackWoff2(packed), weight, name)
  const face: Face = { name, file, font: create(file), isShaped: family.isShaped }
  slice.faces.set(weight, face)
  faces += 1
  return face
}

function forgetFaces(): void {
  for (const slice of [...known.values()].flat()) slice.faces.clear()
  faces = 0
}
