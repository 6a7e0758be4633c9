/** The icons of events as lines: points in a box of 24, read only by `glyph`. */
import { lookup } from '@querent/contract/lookup/index.ts'
import { px, type Point } from '../../scene/index.ts'

const GLYPHS: Readonly<Record<string, string>> = lookup({
  star: 'M12,2.5L14.9,8.5L21.5,9.4L16.7,14L17.9,20.6L12,17.5L6.1,20.6L7.3,14L2.5,9.4L9.1,8.5Z',
  cake: 'M3,21L21,21M4.5,21L4.5,12L19.5,12L19.5,21M4.5,16.5L19.5,16.5M8,8.5L8,5M16,8.5L16,5M12,8.5L12,3',
  mail: 'M2.5,5L21.5,5L21.5,19L2.5,19ZM2.5,7L12,13.5L21.5,7',
  warning: 'M12,3L22,20.5L2,20.5ZM12,9.5L12,14M12,17.2L12,17.4',
  bell: 'M4,17C6,15 6,13 6,9C6,5.5 8.5,3 12,3C15.5,3 18,5.5 18,9C18,13 18,15 20,17ZM10,20.5C11,21.8 13,21.8 14,20.5',
  cloud:
    'M7,19C3.5,19 2,16.6 2,14.4C2,12 4,10 6.5,10C7,6.8 9.6,5 12.4,5C15.6,5 18,7.2 18.3,10.5C20.6,10.7 22,12.5 22,14.6C22,17 20.2,19 17.6,19Z',
})

/** The path of an icon around a point; a star for one that is not known. */
export function glyph(icon: string | undefined, { x, y }: Point, size: number): string {
  const path = GLYPHS[icon ?? 'star'] ?? GLYPHS['star'] ?? ''
  const moved = (part: string, to: number) => px(to + (Number(part) / 24 - 0.5) * size)
  return path.replaceAll(/([\d.]+),([\d.]+)/g, (_, a: string, b: string) => `${moved(a, x)},${moved(b, y)}`)
}
