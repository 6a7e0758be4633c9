import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { copiesOptions, sourceOf, type Copy, type ListedCopy } from '../../../../api/copies.ts'
import { sizeText } from '../../../../i18n/amounts.ts'
import { t } from '../../../../i18n/t.ts'
import { urls } from '../../../../lib/urls.ts'
import { IconButton } from '../../../../ui/Button/IconButton.tsx'
import { Link } from '../../../../ui/Link/Link.tsx'
import { Problem } from '../../../../ui/Problem/Problem.tsx'
import { copyWord, CopyDialog, copyProblem, isStopped, useCopyChanges } from '../../../stored-models/index.ts'
import { CopiesDisk } from './CopiesDisk.tsx'
import { StoredList } from './StoredList.tsx'
import { usesText } from './uses-text.ts'
import styles from './stored.module.css'

/** Rows of models and tables that are copied to the server, and what they take of its disk. */
export function Copies() {
  const { data: copies, error, refetch } = useQuery(copiesOptions)
  const [edited, setEdited] = useState<Copy | null>(null)
  if (copies === undefined) {
    return error === null ? null : (
      <Problem title={t('The copies could not be loaded')} onRetry={() => void refetch()}>
        {error.message}
      </Problem>
    )
  }
  const source = edited === null ? undefined : sourceOf(edited)
  return (
    <section className={styles.copies} aria-labelledby="copies">
      <h2 id="copies">{t('Copies')}</h2>
      <p className={styles.note}>
        {t(
          'The rows of models and tables can also be copied to files of the server: “Make faster” on their pages does it. Questions are answered there where the answer is the same.',
        )}
      </p>
      <CopiesDisk disk={copies.disk} />
      {copies.data.length > 0 && (
        <StoredList<ListedCopy>
          label={t('Copied models and tables')}
          rows={copies.data}
          what={{ title: t('Model or table'), cell: (copy) => <Name copy={copy} /> }}
          more={[
            { id: 'size', title: t('Size'), isWide: true, isNumber: true, cell: sizeOf },
            { id: 'use', title: t('Use'), cell: ({ uses }) => usesText(uses) },
          ]}
          problemOf={copyProblem}
          actions={(copy) => <Changes copy={copy} onEdit={() => setEdited(copy)} />}
        />
      )}
      {edited !== null && source !== undefined && (
        <CopyDialog source={source} start={edited} onClose={() => setEdited(null)} />
      )}
    </section>
  )
}

const sizeOf = ({ bytes }: Copy) => (bytes === null ? '–' : sizeText(bytes))

function Name({ copy }: { copy: Copy }) {
  const { name } = copy
  const source = sourceOf(copy)
  if (source === undefined) return name
  return (
    <>
      <Link href={source.kind === 'model' ? urls.model({ id: source.id, name }) : urls.table(source)} variant="quiet">
        {name}
      </Link>
      <span className={styles.choices}>{copyWord(copy)}</span>
    </>
  )
}

/** Nothing for one that somebody stopped. */
function Changes({ copy, onEdit }: { copy: Copy; onEdit(): void }) {
  const { name } = copy
  const source = sourceOf(copy)
  const { refresh, stop } = useCopyChanges(source)
  if (source === undefined || isStopped(copy)) return null
  return (
    <span className={styles.changes}>
      <IconButton isSmall icon="refresh" label={t('Refresh {name}', { name })} onPress={refresh} />
      <IconButton isSmall icon="pencil" label={t('Change the copy of {name}', { name })} onPress={onEdit} />
      <IconButton isSmall icon="stop" label={t('Stop copying {name}', { name })} onPress={stop} />
    </span>
  )
}
