/** Displays drawn from their samples. */
import { test } from 'node:test'
import { drawSample, type Sample } from '../../packages/viz/src/charts/sample.ts'
import { LIGHT } from '../../packages/viz/src/color/index.ts'
import { toSvg } from '../../packages/viz/src/scene/index.ts'
import type { Visualization } from '../../packages/viz/src/visualization.ts'
import { assertPicture } from './pictures.ts'

/** A test per sample: its picture is the one that was looked at. @param file `import.meta.url` of the test. */
export function testSamples<S>(file: string, visualization: Visualization<S>, samples: readonly Sample[]): void {
  for (const sample of samples) {
    test(`${visualization.display}: ${sample.name}`, () => {
      assertPicture(file, sample.name, toSvg(drawSample(visualization, sample, LIGHT), { background: LIGHT.surface }))
    })
  }
}
