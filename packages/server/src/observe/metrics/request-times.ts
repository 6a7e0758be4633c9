/**
 * How long requests took, as a histogram for Prometheus. Counted here and not by the library, whose look-up of labels
 * costs more than the rest of a small answer.
 */
const NAME = 'querent_http_request_duration_seconds'
const HELP = 'Time from request to answer, by method, route and status.'
/** Upper bounds in seconds; those of the library. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Times {
  labels: string
  /** Requests up to each bound and not up to the one before; the last one is beyond all. */
  counts: number[]
  seconds: number
}

interface RequestTimes {
  count(method: string, route: string, status: number, seconds: number): void
  /** In the Prometheus exposition format. */
  render(): string
}

export function requestTimes(): RequestTimes {
  /** By route, then by method and status. */
  const byRoute = new Map<string, Map<string, Times>>()

  function timesOf(method: string, route: string, status: number): Times {
    let times = byRoute.get(route)
    if (times === undefined) byRoute.set(route, (times = new Map()))
    const key = method + status
    let found = times.get(key)
    if (found === undefined) {
      const labels = `method="${escaped(method)}",route="${escaped(route)}",status="${status}"`
      times.set(key, (found = { labels, counts: Array.from({ length: BOUNDS.length + 1 }, () => 0), seconds: 0 }))
    }
    return found
  }

  return {
    count(method, route, status, seconds) {
      const times = timesOf(method, route, status)
      const place = BOUNDS.findIndex((bound) => seconds <= bound)
      times.counts[place === -1 ? BOUNDS.length : place]! += 1
      times.seconds += seconds
    },
    render() {
      const lines = [...byRoute.values()].flatMap((times) => [...times.values()].flatMap(linesOf))
      return [`# HELP ${NAME} ${HELP}`, `# TYPE ${NAME} histogram`, ...lines, ''].join('\n')
    },
  }
}

function linesOf({ labels, counts, seconds }: Times): string[] {
  let sum = 0
  const buckets = counts.map((count, index) => {
    sum += count
    return `${NAME}_bucket{le="${BOUNDS[index] ?? '+Inf'}",${labels}} ${sum}`
  })
  return [...buckets, `${NAME}_sum{${labels}} ${seconds}`, `${NAME}_count{${labels}} ${sum}`]
}

function escaped(label: string): string {
  return label.replaceAll(/[\\"\n]/g, (character) => (character === '\n' ? '\\n' : `\\${character}`))
}
