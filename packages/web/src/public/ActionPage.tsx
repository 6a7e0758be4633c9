import { useCallback, useState } from 'react'
import { getLinkedAction, linkedActionPath, type ShownAction } from '../api/action.ts'
import { ActionForm } from '../features/action-form/index.ts'
import { t } from '../i18n/t.ts'
import { Button } from '../ui/Button/Button.tsx'
import { Icon } from '../ui/Icon/Icon.tsx'
import { Failure } from './Failure.tsx'
import { failureSentence, mayPass } from './failure.ts'
import { Loading } from './Loading.tsx'
import type { Look } from './look.ts'
import styles from './public.module.css'
import { Shell } from './Shell.tsx'
import { useContent } from './use-content.ts'

interface ActionPageProps {
  /** Of the link. */
  uuid: string
  look: Look
}

/** The form of a shared action. */
export function ActionPage({ uuid, look }: ActionPageProps) {
  const ask = useCallback((signal: AbortSignal) => getLinkedAction(uuid, signal), [uuid])
  const [{ value, error }, again] = useContent(ask)
  if (value !== undefined) return <Loaded action={value} uuid={uuid} look={look} />
  if (error === undefined) return <Loading />
  return <Failure sentence={failureSentence(error)} onRetry={mayPass(error) ? again : undefined} />
}

/** After it was carried out, the form gives way to what was done. */
function Loaded({ action, uuid, look }: ActionPageProps & { action: ShownAction }) {
  const [done, setDone] = useState<string | null>(null)
  return (
    <Shell look={look} title={action.name} isNarrow>
      <div className={styles.action}>
        {done === null ? (
          <ActionForm action={action} path={linkedActionPath(uuid)} onDone={setDone} />
        ) : (
          <>
            <p className={styles.done} role="status">
              <Icon name="success" size={20} />
              {done}
            </p>
            <Button onPress={() => setDone(null)} autoFocus>
              {t('Fill in the form again')}
            </Button>
          </>
        )}
      </div>
    </Shell>
  )
}
