import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import {
  reasonsOptions,
  type AskedChange,
  type ReasonColumn,
  type ReasonDimension,
  type Reasons,
  type ReasonValue,
} from '../../api/reasons.ts'
import type { Column } from '../../api/dataset.ts'
import { locale, t } from '../../i18n/t.ts'
import type { QuestionDraft } from '../../models/question/index.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Empty } from '../../ui/Empty/Empty.tsx'
import { Problem } from '../../ui/Problem/Problem.tsx'
import { Sheet } from '../../ui/Sheet/Sheet.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { useFormat } from '../../viz/Picture/index.ts'
import { SaveDialog, type MadeBoard } from '../save-board/index.ts'
import { boardOf } from './board.ts'
import { DimensionPart } from './DimensionPart.tsx'
import { SingleRows } from './SingleRows.tsx'
import { signed, signOf } from './signed.ts'
import styles from './reasons.module.css'

interface ReasonsSheetProps {
  asked: AskedChange
  periods: { column: Column; before: string; after: string }
  measure: Column
  onClose(): void
  /** Opens the rows of a value. */
  onRows(column: ReasonColumn, value: Pick<ReasonValue, 'value'>): void
  /** Opens both periods by a column. */
  onQuestion(column: ReasonColumn): void
  /** Both periods, and both by a column. */
  whole(): QuestionDraft
  questionOf(column: ReasonColumn): QuestionDraft
}

/** The change of a number by the columns that explain it, the best first. */
export function ReasonsSheet(props: ReasonsSheetProps) {
  const { asked, onClose } = props
  const { data, error, refetch, isFetching } = useQuery(reasonsOptions(asked))
  return (
    <Sheet title={t('Why did this change?')} isOpen width={520} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {error !== null && (
        <Problem
          title={t('The change could not be explained')}
          isSmall
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        >
          {error.message}
        </Problem>
      )}
      {error === null && data === undefined && (
        <div role="status" aria-label={t('Columns are compared …')} className={styles.stack}>
          <Skeleton height={56} />
          <Skeleton height={180} />
          <Skeleton height={180} />
        </div>
      )}
      {data !== undefined && <Explained {...props} reasons={data} />}
    </Sheet>
  )
}

interface ExplainedProps extends Omit<ReasonsSheetProps, 'asked' | 'onClose'> {
  reasons: Reasons
}

const NO_SETTINGS = {}

function Explained({ reasons, periods, measure, onRows, onQuestion, whole, questionOf }: ExplainedProps) {
  const { before, after } = periods
  const result = useMemo(
    () => ({ cols: [periods.column, measure], rows: [[before], [after]] }),
    [periods.column, measure, before, after],
  )
  const { formatCell } = useFormat(result, NO_SETTINGS)
  const say = (text: string) => formatCell(Number(text), measure, []).text
  const period = (text: string) => formatCell(text, periods.column, []).text
  const single = reasons.single_rows
  const standing = reasons.dimensions.filter(({ strength }) => strength > 0)
  const others = reasons.dimensions.filter(({ strength }) => strength === 0)
  const part = (dimension: ReasonDimension) => (
    <DimensionPart
      key={JSON.stringify(dimension.ref)}
      dimension={dimension}
      say={say}
      onRows={(value) => onRows(dimension, value)}
      onQuestion={() => onQuestion(dimension)}
    />
  )
  return (
    <div className={styles.stack}>
      <Change reasons={reasons} before={period(before)} after={period(after)} say={say} />
      <KeepButton
        make={() =>
          boardOf(reasons, {
            title: measure.display_name,
            sentence: changeText(reasons, { before: period(before), after: period(after), say }),
            whole,
            questionOf,
          })
        }
      />
      {standing.length === 0 && <Nothing isAsked={reasons.dimensions.length > 0} />}
      {standing.map(part)}
      {single !== null && single.rows.length > 0 && (
        <SingleRows
          found={single}
          say={say}
          sayPeriod={(one) => period(one === 'after' ? after : before)}
          onRow={({ cells }) => onRows({ ref: single.refs[0] ?? [], column: single.columns[0]! }, { value: cells[0] })}
        />
      )}
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{t('Columns in which nothing stands out ({count})', { count: others.length })}</summary>
          <div className={styles.stack}>{others.map(part)}</div>
        </details>
      )}
    </div>
  )
}

/** Keeps the explanation as a dashboard. */
function KeepButton({ make }: { make(): MadeBoard }) {
  const [board, setBoard] = useState<MadeBoard | null>(null)
  return (
    <div>
      <Button icon="dashboard" onPress={() => setBoard(make())}>
        {t('Save as a dashboard')}
      </Button>
      {board !== null && <SaveDialog board={board} onClose={() => setBoard(null)} />}
    </div>
  )
}

function Nothing({ isAsked }: { isAsked: boolean }) {
  return (
    <Empty icon="info" title={t('Nothing stands out')} isSmall>
      {isAsked
        ? t('All values changed about alike, or by chance.')
        : t('There are no columns that could explain this number.')}
    </Empty>
  )
}

interface ChangeProps {
  reasons: Reasons
  /** The periods in words. */
  before: string
  after: string
  say(value: string): string
}

/** The change as a sentence. */
function changeText(reasons: Reasons, { before, after, say }: Omit<ChangeProps, 'reasons'>): string {
  return t('{from} in {before}, {to} in {after}: {change}', {
    from: say(reasons.before.value),
    before,
    to: say(reasons.after.value),
    after,
    change: `${signed(reasons.change, say)}${shareText(reasons)}`,
  })
}

/** Both numbers, and how far they are apart. */
function Change({ reasons, before, after, say }: ChangeProps) {
  return (
    <dl className={styles.change}>
      <div>
        <dt>{before}</dt>
        <dd>{say(reasons.before.value)}</dd>
      </div>
      <div>
        <dt>{after}</dt>
        <dd>{say(reasons.after.value)}</dd>
      </div>
      <div>
        <dt>{t('Difference')}</dt>
        <dd data-sign={signOf(reasons.change)}>
          {signed(reasons.change, say)}
          {shareText(reasons)}
        </dd>
      </div>
    </dl>
  )
}

/** ` (−12 %)`; empty where there was nothing before. */
function shareText({ change, before }: Reasons): string {
  const base = Number(before.value)
  if (base === 0) return ''
  const share = new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 1, signDisplay: 'always' })
  return ` (${share.format(Number(change) / Math.abs(base))})`
}
