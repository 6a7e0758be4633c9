import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { keptValuesOptions } from '../../../../api/field.ts'
import type { ManagedField } from '../../../../api/table.ts'
import { t } from '../../../../i18n/t.ts'
import { sameJson } from '../../../../lib/same-json.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Problem } from '../../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../../ui/Skeleton/Skeleton.tsx'
import { TextInput } from '../../../../ui/Form/index.ts'
import { pairsOf, type Pair } from '../model/display.ts'
import styles from '../metadata.module.css'

interface OwnWordsProps {
  field: ManagedField
  onSave(before: readonly Pair[], after: readonly Pair[]): Promise<boolean>
}

/** Each value with what it is called. */
export function OwnWords({ field, onSave }: OwnWordsProps) {
  const { data, error, refetch } = useQuery(keptValuesOptions(field.id))
  if (error !== null) {
    return (
      <Problem isSmall title={t('The values could not be loaded')} onRetry={() => void refetch()}>
        {error.message}
      </Problem>
    )
  }
  if (data === undefined) return <Skeleton lines={4} />
  const pairs = pairsOf(data.values)
  if (pairs.length === 0) {
    return <p className={styles.note}>{t('No values are known yet. Read them with the button above.')}</p>
  }
  return <Words key={JSON.stringify(pairs)} pairs={pairs} onSave={onSave} />
}

function Words({ pairs, onSave }: { pairs: readonly Pair[]; onSave: OwnWordsProps['onSave'] }) {
  const [typed, setTyped] = useState(pairs)
  const isReady = typed.every(([, word]) => word.trim() !== '')
  const isChanged = !sameJson(typed, pairs)
  return (
    <form
      className={styles.words}
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady && isChanged) void onSave(pairs, typed)
      }}
    >
      <ul>
        {typed.map(([value, word], at) => (
          <li key={String(value)}>
            <code>{value === null ? t('empty') : String(value)}</code>
            <TextInput
              aria-label={
                value === null ? t('Label for empty values') : t('Label for {value}', { value: String(value) })
              }
              value={word}
              onChange={(next) => setTyped(typed.with(at, [value, next]))}
            />
          </li>
        ))}
      </ul>
      <Button type="submit" variant="primary" isDisabled={!isReady || !isChanged}>
        {t('Save the labels')}
      </Button>
    </form>
  )
}
