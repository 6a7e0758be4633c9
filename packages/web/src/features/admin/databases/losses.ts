import { t } from '../../../i18n/t.ts'

/** What goes with a database, as counts in words; what there is none of is left out. */
export function lossesOf(uses: Readonly<Record<'question' | 'dataset' | 'metric' | 'segment', number>>): string[] {
  return [
    uses.question > 0 && t('{n, plural, one {# question} other {# questions}}', { n: uses.question }),
    uses.dataset > 0 && t('{n, plural, one {# model} other {# models}}', { n: uses.dataset }),
    uses.metric > 0 && t('{n, plural, one {# metric} other {# metrics}}', { n: uses.metric }),
    uses.segment > 0 && t('{n, plural, one {# segment} other {# segments}}', { n: uses.segment }),
  ].filter((loss) => loss !== false)
}
