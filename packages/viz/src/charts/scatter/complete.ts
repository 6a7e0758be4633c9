/** Settings of points: two measures make the axes, where nothing is set. */
import { isMap, type Shape } from '../../data/index.ts'
import { completeCartesian, type CartesianSettings } from '../cartesian/index.ts'

export function completeScatter(stored: unknown, shape: Shape): CartesianSettings {
  const raw = isMap(stored) ? stored : {}
  const [first, second] = shape.metrics
  const isUnset = !Array.isArray(raw['graph.dimensions']) && !Array.isArray(raw['graph.metrics'])
  if (!isUnset || !first || !second) return completeCartesian(raw, shape)
  return completeCartesian({ ...raw, 'graph.dimensions': [first.name], 'graph.metrics': [second.name] }, shape)
}
