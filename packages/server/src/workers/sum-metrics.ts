/** The metrics of several processes as those of one server, in the Prometheus exposition format. */

/** States, of which the worst counts; all else counts something, and is added up. */
const LARGEST = /(_info|_start_time_seconds|_check_seconds)$|^nodejs_eventloop_/
const SMALLEST = /_(up|writable)$/
/** What only grows, and so must outlive the process that counted it. */
const GROWING = /^# TYPE \S+ (counter|histogram)$/

interface Family {
  /** Its HELP and TYPE lines. */
  head: string[]
  samples: Map<string, number>
}

export function sumMetrics(texts: readonly string[]): string {
  const families = new Map<string, Family>()
  for (const text of texts) addMetrics(text, families)
  return textOf(families.values())
}

/** Those of the metrics that only grow. */
export function growingMetrics(text: string): string {
  const families = new Map<string, Family>()
  addMetrics(text, families)
  return textOf([...families.values()].filter(({ head }) => head.some((line) => GROWING.test(line))))
}

function textOf(families: Iterable<Family>): string {
  const lines = [...families].flatMap(({ head, samples }) => [
    ...head,
    ...[...samples].map(([sample, value]) => `${sample} ${value}`),
  ])
  return `${lines.join('\n')}\n`
}

function addMetrics(text: string, families: Map<string, Family>): void {
  let name = ''
  let current: Family = { head: [], samples: new Map() }
  for (const line of text.split('\n')) {
    if (line.startsWith('#')) {
      const [, , named = ''] = line.split(' ')
      if (named !== name) {
        name = named
        current = families.get(name) ?? { head: [], samples: new Map() }
        families.set(name, current)
      }
      if (!current.head.includes(line)) current.head.push(line)
      continue
    }
    const end = line.lastIndexOf(' ')
    if (end < 0) continue
    const sample = line.slice(0, end)
    const value = Number(line.slice(end + 1))
    const before = current.samples.get(sample)
    current.samples.set(sample, before === undefined ? value : together(name, before, value))
  }
}

function together(name: string, one: number, other: number): number {
  if (LARGEST.test(name)) return Math.max(one, other)
  return SMALLEST.test(name) ? Math.min(one, other) : one + other
}
