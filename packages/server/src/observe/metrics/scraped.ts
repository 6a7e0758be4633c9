/** Metrics that are read when somebody asks for them. */
import { Counter, Gauge, type Registry } from 'prom-client'

interface Sample {
  labels?: Record<string, string>
  value: number
}

export interface Scraped {
  kind: 'gauge' | 'counter'
  name: string
  help: string
  labels?: readonly string[]
  /** A number, or one for each combination of labels that there is now. */
  read(): number | Sample[] | Promise<number>
}

export function addScraped(registry: Registry, metrics: readonly Scraped[]): void {
  for (const { kind, name, help, labels = [], read } of metrics) {
    const common = { name, help, labelNames: [...labels], registers: [] }
    const collect = async function (this: Gauge | Counter): Promise<void> {
      const found = await read()
      this.reset()
      if (typeof found === 'number') return this.inc(found)
      for (const { labels: values = {}, value } of found) this.inc(values, value)
    }
    registry.registerMetric(kind === 'gauge' ? new Gauge({ ...common, collect }) : new Counter({ ...common, collect }))
  }
}
