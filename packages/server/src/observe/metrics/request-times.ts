/** How long requests took. */
import { durationHistogram } from './duration-histogram.ts'

const TEXT = {
  name: 'querent_http_request_duration_seconds',
  help: 'Time from request to answer, by method, route and status.',
}
const RESPONSES = { name: 'querent_http_responses_total', help: 'Answers by class of their status.' }
const CLASSES = ['1xx', '2xx', '3xx', '4xx', '5xx']
/** Those of the library for Prometheus. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface RequestTimes {
  count(method: string, route: string, status: number, seconds: number): void
  /** In the Prometheus exposition format. */
  render(): string
}

export function requestTimes(): RequestTimes {
  const { count, render } = durationHistogram(TEXT, BOUNDS)
  const classes = CLASSES.map(() => 0)
  return {
    count(method, route, status, seconds) {
      count(route, method + status, seconds, () => ({ method, route, status: String(status) }))
      const place = Math.trunc(status / 100) - 1
      classes[place] = (classes[place] ?? 0) + 1
    },
    render() {
      const { name, help } = RESPONSES
      const lines = CLASSES.map((one, place) => `${name}{class="${one}"} ${classes[place]}`)
      return [render().trimEnd(), `# HELP ${name} ${help}`, `# TYPE ${name} counter`, ...lines, ''].join('\n')
    },
  }
}
