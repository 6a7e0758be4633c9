/** The picture of a result without anything to draw. */
import { inkOf } from '../../color/index.ts'
import type { Scene } from '../../scene/index.ts'
import { fitText } from '../../text/index.ts'
import type { SceneInput } from '../../visualization.ts'

/** @param text What is said in the middle; that there are no results when left out. */
export function emptyScene({ size, format, paint }: SceneInput<unknown>, text = format.words.noResults): Scene {
  const { width, height } = size
  return {
    width,
    height,
    nodes: [
      {
        kind: 'text',
        x: width / 2,
        y: height / 2 + 4,
        text: fitText(text, width - 16, 13),
        size: 13,
        fill: inkOf(paint).text3,
        anchor: 'middle',
      },
    ],
    hits: [],
    legend: [],
    summary: text,
  }
}
