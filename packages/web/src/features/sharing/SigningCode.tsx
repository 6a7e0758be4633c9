import { useState } from 'react'
import type { Shared } from '../../api/sharing.ts'
import { t } from '../../i18n/t.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Select } from '../../ui/Select/Select.tsx'
import { copyText } from './copy-text.ts'
import { signingCode, type CodeLanguage, type FrameLook } from './model.ts'
import styles from './sharing.module.css'

interface SigningCodeProps {
  site: string
  shared: Shared
  locked: readonly string[]
  look: FrameLook
}

/** Code that makes the address of the frame. */
export function SigningCode(props: SigningCodeProps) {
  const [language, setLanguage] = useState<CodeLanguage>('node')
  const code = signingCode(language, props)
  return (
    <>
      <div className={styles.row}>
        <Select
          label={t('Code for your server')}
          value={language}
          onChange={(id: CodeLanguage) => setLanguage(id)}
          options={[
            { id: 'node', label: 'Node' },
            { id: 'python', label: 'Python' },
            { id: 'ruby', label: 'Ruby' },
            { id: 'go', label: 'Go' },
            { id: 'php', label: 'PHP' },
            { id: 'curl', label: 'curl' },
          ]}
        />
        <Button icon="copy" onPress={() => void copyText(code)}>
          {t('Copy the code')}
        </Button>
      </div>
      <section className={styles.code} aria-label={t('Code')}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long code is scrolled by keyboard */}
        <pre tabIndex={0}>{code}</pre>
      </section>
      <p className={styles.text}>{t('The secret key is in the embedding settings. Keep it on your server.')}</p>
    </>
  )
}
