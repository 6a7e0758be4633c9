/** A font of one weight, made of one that has all. */
import { create, type Font } from 'fontkit'
import { fileOf, nameTable, setGlyphs, setMetrics, simpleGlyph, type OutlinePoint, type Tables } from './true-type.ts'

/** What only fonts of many weights have. */
const OF_VARIATIONS = [
  'fvar',
  'gvar',
  'avar',
  'HVAR',
  'MVAR',
  'STAT',
  'cvar',
  'fpgm',
  'prep',
  'cvt ',
  'gasp',
  'vhea',
  'vmtx',
]

/** @param name Of the font: documents know fonts by their names. */
export function bakeWeight(tables: Tables, weight: number, name: string): Uint8Array {
  const font = create(fileOf(tables))
  const baked: Tables = new Map(tables)
  if (font.variationAxes['wght']?.default !== weight) bakeGlyphs(baked, font.getVariation({ wght: weight }))
  for (const tag of OF_VARIATIONS) baked.delete(tag)
  return fileOf(baked.set('name', nameTable(name)))
}

function bakeGlyphs(tables: Tables, font: Font): void {
  const glyphs = Array.from({ length: font.numGlyphs }, (_, id) => {
    return { advance: font.getGlyph(id).advanceWidth, contours: contoursOf(font, id) }
  })
  setGlyphs(
    tables,
    glyphs.map(({ contours }) => simpleGlyph(contours)),
  )
  setMetrics(
    tables,
    glyphs.map(({ advance, contours }) => {
      const xs = contours.flat().map(({ x }) => x)
      return { advance, left: xs.length === 0 ? 0 : Math.min(...xs) }
    }),
  )
}

function contoursOf(font: Font, id: number): OutlinePoint[][] {
  const contours: OutlinePoint[][] = []
  for (const { command, args } of font.getGlyph(id).path.commands) {
    if (command === 'moveTo') contours.push([])
    const contour = contours.at(-1)
    for (let i = 0; i + 1 < args.length; i += 2) {
      contour?.push({ x: args[i]!, y: args[i + 1]!, isOnCurve: i + 2 === args.length })
    }
  }
  return contours.map(closed)
}

/** Without a last point that is the first one again. */
function closed(contour: OutlinePoint[]): OutlinePoint[] {
  const [first, last] = [contour[0], contour.at(-1)]
  const isSame = contour.length > 1 && last?.isOnCurve === true && first?.x === last.x && first.y === last.y
  return isSame ? contour.slice(0, -1) : contour
}
