import { sayAnswer } from '../../../../api/errors.ts'
import type { UploadPreview } from '../../../../api/uploads.ts'
import { locale, t } from '../../../../i18n/t.ts'
import { Problem } from '../../../../ui/Problem/Problem.tsx'
import styles from '../sheet.module.css'

const SHOWN = 5

/** Lines of the file that cannot be loaded, and why. */
export function Problems({ preview: { problems, problemCount } }: { preview: UploadPreview }) {
  if (problemCount === 0) return null
  const shown = problems.slice(0, SHOWN)
  const more = problemCount - shown.length
  return (
    <Problem
      isSmall
      title={t('{count, plural, one {# line cannot be loaded} other {# lines cannot be loaded}}', {
        count: problemCount,
      })}
    >
      <ul className={styles.problems}>
        {shown.map(({ line, message }) => (
          <li key={`${line} ${message}`}>
            {t('Line {line}: {message}', { line: line.toLocaleString(locale()), message: sayAnswer(message) })}
          </li>
        ))}
      </ul>
      {more > 0 && t('And {count, plural, one {# more} other {# more}}.', { count: more })}{' '}
      {t('Correct them in the file, then upload it again.')}
    </Problem>
  )
}
