/** A counter whose combinations of labels are known before, and begin at 0. Its look-ups cost next to nothing. */
import { labelText } from './label-text.ts'

interface CounterText {
  name: string
  help: string
}

export function plainCounter<Labels extends Record<string, string>>(
  { name, help }: CounterText,
  combinations: readonly Labels[],
) {
  const counts = new Map(combinations.map((labels) => [labelText(labels), 0]))
  return {
    /** Leaves out a combination that was not named. */
    count(labels: Labels): void {
      const key = labelText(labels)
      const before = counts.get(key)
      if (before !== undefined) counts.set(key, before + 1)
    },
    /** In the Prometheus exposition format. */
    render(): string {
      const lines = [...counts].map(([labels, count]) => `${name}{${labels}} ${count}`)
      return [`# HELP ${name} ${help}`, `# TYPE ${name} counter`, ...lines, ''].join('\n')
    },
  }
}
