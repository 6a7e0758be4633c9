import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Database } from '../../../api/database.ts'
import { t } from '../../../i18n/t.ts'
import { Code, type CompletionPlace } from '../../../ui/Code/index.ts'
import { findCompletions } from '../../sql/completions/index.ts'
import { namesIn } from '../../sql/model/index.ts'
import { withText, type ActionDraft, type EditDraft } from './draft.ts'
import { Part } from './Part.tsx'
import styles from '../actions.module.css'

interface SqlPartProps {
  draft: ActionDraft
  database: Database | undefined
  onEdit: EditDraft
}

/** The statement that is carried out. */
export function SqlPart({ draft, database, onEdit }: SqlPartProps) {
  const client = useQueryClient()
  const { text } = draft
  const complete = useCallback(
    async (place: CompletionPlace, signal: AbortSignal) => {
      if (database === undefined) return null
      const { id, engine } = database
      return findCompletions(
        { client, database: id, engine, way: 'substring', variables: namesIn(text) },
        place,
        signal,
      )
    },
    [client, database, text],
  )
  return (
    <Part title={t('SQL')}>
      <div className={styles.sql}>
        <Code
          label={t('SQL')}
          value={text}
          {...(database !== undefined && { dialect: database.engine })}
          complete={complete}
          onChange={(next) => next !== text && onEdit((before) => withText(before, next), 'sql')}
        />
      </div>
      <p className={styles.note}>
        {t('Write {example} to ask for a value, and put [[ ]] around the part that needs the value.', {
          example: '{{name}}',
        })}
      </p>
    </Part>
  )
}
