/**
 * Durations as histograms for Prometheus. Counted here and not by the library, whose look-up of labels costs more than the
 * rest of a small answer.
 */

import { labelText } from './label-text.ts'

interface HistogramText {
  name: string
  help: string
}

/** Of one combination of labels. */
interface Times {
  /** In the exposition format. */
  labels: string
  /** Durations up to each bound and not up to the one before; the last one is beyond all. */
  counts: number[]
  seconds: number
}

interface DurationHistogram {
  /**
   * @param group, rest together tell the combination of labels.
   * @param labels asked for when a combination comes for the first time.
   */
  count(group: string | number, rest: string, seconds: number, labels: () => Record<string, string>): void
  /** Has a combination begin with nothing counted. */
  expect(group: string | number, rest: string, labels: () => Record<string, string>): void
  /** In the Prometheus exposition format. */
  render(): string
}

/** @param bounds upper bounds in seconds, the smallest first. */
export function durationHistogram({ name, help }: HistogramText, bounds: readonly number[]): DurationHistogram {
  const groups = new Map<string | number, Map<string, Times>>()

  function timesOf(group: string | number, rest: string, labels: () => Record<string, string>): Times {
    let times = groups.get(group)
    if (times === undefined) groups.set(group, (times = new Map()))
    let found = times.get(rest)
    if (found === undefined) {
      const counts = Array.from({ length: bounds.length + 1 }, () => 0)
      times.set(rest, (found = { labels: labelText(labels()), counts, seconds: 0 }))
    }
    return found
  }

  function linesOf({ labels, counts, seconds }: Times): string[] {
    let sum = 0
    const buckets = counts.map((count, index) => {
      sum += count
      return `${name}_bucket{le="${bounds[index] ?? '+Inf'}",${labels}} ${sum}`
    })
    return [...buckets, `${name}_sum{${labels}} ${seconds}`, `${name}_count{${labels}} ${sum}`]
  }

  return {
    count(group, rest, seconds, labels) {
      const times = timesOf(group, rest, labels)
      let place = 0
      while (place < bounds.length && seconds > bounds[place]!) place += 1
      times.counts[place]! += 1
      times.seconds += seconds
    },
    expect: (group, rest, labels) => void timesOf(group, rest, labels),
    render() {
      const lines = [...groups.values()].flatMap((times) => [...times.values()].flatMap(linesOf))
      return [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`, ...lines, ''].join('\n')
    },
  }
}
