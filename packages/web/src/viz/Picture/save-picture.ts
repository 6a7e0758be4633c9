/** A chart as a file, as it is seen: in the colors of the theme, on its ground. */
import { toSvg, type Palette } from '@querent/viz'
import { saveBlob } from '../../lib/save-blob.ts'
import type { DrawnChart } from '../Chart/Chart.tsx'
import { embeddedFonts } from './fonts.ts'
import { literalPalette } from './literal-palette.ts'

export type PictureFormat = 'svg' | 'png'

/** Around the chart, in pixels. */
const MARGIN = 16
/** Pixels of a bitmap for one of the page: sharp on fine screens, and in print. */
const SCALE = 2

/** Draws the chart anew, and hands it to the browser. @param name without its ending. @throws {Error} when it cannot be drawn. */
export async function savePicture(chart: DrawnChart, format: PictureFormat, name: string): Promise<void> {
  const palette = literalPalette()
  const svg = svgOf(chart, palette)
  const blob = format === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await pngOf(svg)
  saveBlob(blob, `${fileName(name)}.${format}`)
}

function svgOf(chart: DrawnChart, palette: Palette): string {
  const scene = chart.draw(palette)
  if (scene === null) throw new Error('The chart is not on the page.')
  return toSvg(scene, { background: palette.surface, margin: MARGIN })
}

/** An image has no fonts of the page: those that its texts need are put into it. */
async function pngOf(svg: string): Promise<Blob> {
  const text = svg.replaceAll(/<[^>]*>/g, '')
  const styled = svg.replace(/(<svg[^>]*>)/, `$1<style>${await embeddedFonts(text)}</style>`)
  const image = new Image()
  const address = URL.createObjectURL(new Blob([styled], { type: 'image/svg+xml' }))
  try {
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth * SCALE
    canvas.height = image.naturalHeight * SCALE
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
    if (blob === null) throw new Error('The browser could not draw it.')
    return blob
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** What every system takes as the name of a file. */
function fileName(name: string): string {
  const kept = name.replaceAll(/[\p{Cc}\\/:*?"<>|]+/gu, ' ').replaceAll(/\s+/g, ' ')
  return kept.trim().slice(0, 120) || 'chart'
}
