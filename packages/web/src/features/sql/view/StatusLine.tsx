import type { TimedResult } from '../../../api/dataset.ts'
import { locale, t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Popover, PopoverTrigger } from '../../../ui/Popover/Popover.tsx'
import { RowsAge } from '../../../viz/RowsAge/RowsAge.tsx'
import styles from './editor.module.css'

/** Rows and time of an answer; pressed, how long each stage took. */
export function StatusLine({ answer }: { answer: TimedResult }) {
  const { result, stages } = answer
  const number = new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 })
  const total = result.running_time ?? 0
  return (
    <>
      <span role="status">
        {t('{n, plural, one {# row} other {# rows}} in {ms} ms', { n: result.row_count, ms: number.format(total) })}
      </span>
      {stages.length > 0 && (
        <PopoverTrigger>
          <Button isSmall variant="quiet">
            {t('Time breakdown')}
          </Button>
          <Popover label={t('Time breakdown')} placement="top start">
            <table className={styles.stages}>
              <tbody>
                {stages.map(({ name, ms }) => (
                  <tr key={name}>
                    <th scope="row">{stageWord(name)}</th>
                    <td>{t('{ms} ms', { ms: number.format(ms) })}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Popover>
        </PopoverTrigger>
      )}
      <RowsAge data={result.data} />
      {result.data.rows_truncated !== undefined && (
        <span>
          {t('Only the first {n} rows are shown; a download has all.', {
            n: number.format(result.data.rows_truncated),
          })}
        </span>
      )}
    </>
  )
}

function stageWord(name: string): string {
  const words: Readonly<Record<string, string>> = {
    parse: t('Parse request'),
    normalize: t('Normalize query'),
    metadata: t('Look up tables'),
    parameters: t('Fill in variables'),
    resolve: t('Resolve names'),
    authorize: t('Check permissions'),
    compile: t('Write the SQL'),
    wait: t('Wait in queue'),
    execute: t('Database'),
    fetch: t('Fetch rows'),
    total: t('Total'),
  }
  return words[name] ?? name
}
