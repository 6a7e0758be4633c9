import { ApiError } from '../../../../api/errors.ts'
import { sizeText } from '../../../../i18n/amounts.ts'
import { t } from '../../../../i18n/t.ts'
import { Problem } from '../../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../../ui/Skeleton/Skeleton.tsx'
import { withReading } from '../model/draft.ts'
import styles from '../sheet.module.css'
import type { useFile } from '../use-file.ts'
import type { useSending } from '../use-sending.ts'
import { ColumnsPart } from './ColumnsPart.tsx'
import { DestinationPart } from './DestinationPart.tsx'
import { FirstRows } from './FirstRows.tsx'
import { Problems } from './Problems.tsx'
import { ReadingPart } from './ReadingPart.tsx'

interface FileFormProps {
  file: File
  work: ReturnType<typeof useFile>
  sending: Pick<ReturnType<typeof useSending>, 'step' | 'error' | 'isStopped'>
  /** The rows go to a table that was chosen before. */
  isFixed: boolean
}

/** What is in a file and what is to become of it. */
export function FileForm({ file, work, sending, isFixed }: FileFormProps) {
  const { draft, setDraft, preview } = work
  const { data, error } = preview
  const name = file.name
  return (
    <div className={styles.parts} inert={sending.step !== null}>
      <p className={styles.file}>
        {name} · {sizeText(file.size)}
      </p>
      {sending.error !== null && <Problem title={t('The file was not uploaded')}>{textOf(sending.error)}</Problem>}
      {sending.isStopped && <p role="status">{t('The upload was stopped. Nothing was loaded.')}</p>}
      {error !== null && <Problem title={t('The file cannot be uploaded')}>{textOf(error)}</Problem>}
      {data === undefined && error === null && <Skeleton height={240} radius="card" />}
      {data !== undefined && (
        <>
          {error === null && (
            <>
              <DestinationPart draft={draft} onChange={setDraft} preview={data} isFixed={isFixed} />
              <Problems preview={data} />
              {draft.mode === 'create' && <ColumnsPart draft={draft} onChange={setDraft} preview={data} />}
              <FirstRows preview={data} isOld={preview.isPlaceholderData} />
            </>
          )}
          <ReadingPart
            reading={draft.reading}
            preview={data}
            onChange={(reading) => setDraft(withReading(draft, reading))}
          />
        </>
      )}
    </div>
  )
}

/** Lines of a list stay lines. */
const textOf = (error: Error) => <span className={styles.reason}>{reasonOf(error)}</span>

function reasonOf(error: Error): string {
  const isForbidden = error instanceof ApiError && error.status === 403
  return isForbidden
    ? t('You have no permission for this. Ask an administrator for access to all tables of the uploads database.')
    : error.message
}
