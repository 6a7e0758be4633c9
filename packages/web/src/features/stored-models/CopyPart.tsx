import { useState } from 'react'
import { copySource, type Choices, type Copy, type CopyChoices, type CopySource } from '../../api/copies.ts'
import { sizeText } from '../../i18n/amounts.ts'
import { sayServerText } from '../../i18n/server-texts.ts'
import { locale, t } from '../../i18n/t.ts'
import { moment } from '../../i18n/when.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { CopyDialog } from './CopyDialog.tsx'
import { CopyFields } from './CopyFields.tsx'
import { StateBadge } from './StateBadge.tsx'
import { StoredFacts } from './StoredFacts.tsx'
import { useChange } from './use-change.ts'
import { useCopyChanges } from './use-copy-changes.ts'
import { ageText, copyProblem, growingText, isStopped, reasonText } from './words.ts'
import styles from './stored-models.module.css'

interface CopyPartProps {
  source: CopySource
  choices: Choices
}

/** Copying the rows of a model or a table to the server. */
export function CopyPart({ source, choices: { copy, refused } }: CopyPartProps) {
  const current = copy !== null && !isStopped(copy) ? copy : null
  return (
    <section className={styles.info} aria-label={t('Copy to the server')}>
      <h3 className={styles.heading}>
        {t('Copy to the server')} {current !== null && <StateBadge model={current} />}
      </h3>
      {current === null ? <Start source={source} refusal={refused.copy} /> : <Current source={source} copy={current} />}
    </section>
  )
}

function Start({ source, refusal }: { source: CopySource; refusal: string | null }) {
  const act = useChange()
  const [choices, setChoices] = useState<CopyChoices>({ max_age_s: null, accepts_float_sums: false, growing: null })
  const start = () => act(() => copySource(source, choices), t('The rows are being copied.'))
  return (
    <>
      <p className={styles.note}>
        {t(
          'The rows are read into a file of the server, and again by the schedule. Questions are answered from there where the answer is the same; otherwise the source is asked.',
        )}
      </p>
      {refusal === null ? (
        <CopyFields source={source} value={choices} onChange={setChoices} />
      ) : (
        <p className={styles.reason}>{sayServerText(refusal)}</p>
      )}
      <div className={styles.buttons}>
        <Button isSmall icon="copy" isDisabled={refusal !== null} onPress={() => void start()}>
          {t('Copy to the server')}
        </Button>
      </div>
    </>
  )
}

function Current({ source, copy }: { source: CopySource; copy: Copy }) {
  const { refresh, refill, stop } = useCopyChanges(source)
  const [isEdited, setEdited] = useState(false)
  const reasons = [reasonText(copy), copyProblem(copy)].filter((text) => text !== null)
  return (
    <>
      {reasons.map((text) => (
        <p key={text} className={styles.reason}>
          {text}
        </p>
      ))}
      {copy.state === 'error' && (
        <p className={styles.note}>{t('Questions read the source until a refresh succeeds.')}</p>
      )}
      <StoredFacts stored={copy} more={factsOf(copy)} />
      <div className={styles.buttons}>
        <Button isSmall icon="refresh" onPress={refresh}>
          {t('Refresh now')}
        </Button>
        {copy.growing !== null && (
          <Button isSmall icon="refresh" onPress={refill}>
            {t('Read all rows')}
          </Button>
        )}
        <Button isSmall icon="pencil" onPress={() => setEdited(true)}>
          {t('Change')}
        </Button>
        <Button isSmall icon="stop" onPress={stop}>
          {t('Stop')}
        </Button>
      </div>
      {isEdited && <CopyDialog source={source} start={copy} onClose={() => setEdited(false)} />}
    </>
  )
}

const numberText = (n: number | null) => (n === null ? '–' : new Intl.NumberFormat(locale()).format(n))
const momentText = (time: string | null) => (time === null ? '–' : moment(time))

const factsOf = (copy: Copy): [string, string][] => [
  ...(copy.bytes === null ? [] : [[t('Size'), sizeText(copy.bytes)] satisfies [string, string]]),
  [t('Oldest allowed age'), ageText(copy)],
  ...(copy.growing === null
    ? []
    : [
        [t('Rows that a refresh reads'), growingText(copy.growing)] satisfies [string, string],
        [t('Read by the last one'), numberText(copy.added_rows)] satisfies [string, string],
        [t('All rows read'), momentText(copy.full_as_of ?? copy.rows_as_of)] satisfies [string, string],
      ]),
  [t('Sums of floating-point numbers'), copy.accepts_float_sums ? t('Last digits may differ') : t('From the source')],
]
