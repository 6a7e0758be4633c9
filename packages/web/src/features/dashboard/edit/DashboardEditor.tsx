import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useStore } from 'zustand'
import type { Dashboard } from '../../../api/dashboard.ts'
import { currentUserOptions } from '../../../api/session.ts'
import { t } from '../../../i18n/t.ts'
import { useActions } from '../../../lib/use-actions.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/Button/IconButton.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { discardDraft, useDraftWriting, useNewer } from '../../../models/saving/index.ts'
import { ConflictDialog, Notices } from '../../versions/saving/index.ts'
import { AddMenu } from './AddMenu.tsx'
import { NameInput } from './NameInput.tsx'
import { createSession, SessionProvider, type EditSession } from './session.tsx'
import { placeOf } from './draft-place.ts'
import { useSave } from './use-save.ts'
import { Workspace } from './Workspace.tsx'

interface DashboardEditorProps {
  dashboard: Dashboard
  etag: string | null
  tab: number | null
  /** What was kept of an earlier time. */
  kept?: { draft: Dashboard; etag: string | null } | undefined
  onDone(): void
}

/** The dashboard on the same page, with handles. Nobody else sees what is done here before it is saved. */
export function DashboardEditor({ dashboard, etag, tab, kept, onDone }: DashboardEditorProps) {
  const [session] = useState(() => createSession(dashboard, tab, kept?.draft, t('Earlier changes')))
  return (
    <SessionProvider value={session}>
      <Opened session={session} etag={kept === undefined ? etag : kept.etag} onDone={onDone} />
    </SessionProvider>
  )
}

interface OpenedProps {
  session: EditSession
  etag: string | null
  onDone(): void
}

function Opened({ session, etag, onDone }: OpenedProps) {
  const { editor, ui } = session
  const { draft, base, past, future, undo, redo, isDirty } = useStore(editor)
  const { data: user } = useQuery(currentUserOptions)
  const place = placeOf(user?.id ?? 0, base.id)
  const dirty = isDirty()
  useDraftWriting({ place, value: draft, isDirty: dirty, etag })
  const done = (): void => {
    void discardDraft(place)
    onDone()
  }
  const saving = useSave({ session, etag, onDone: done, onLeave: onDone })
  const newer = useNewer('dashboard', base.id, etag)
  const section = t('Dashboard')
  useActions([
    { id: 'dashboard.save', label: t('Save'), section, icon: 'check', keys: 'mod+s', run: saving.save },
    { id: 'dashboard.undo', label: t('Undo'), section, icon: 'undo', keys: 'mod+z', run: undo },
    { id: 'dashboard.redo', label: t('Redo'), section, icon: 'redo', keys: 'mod+shift+z', run: redo },
    {
      id: 'dashboard.add',
      label: t('Add a question'),
      section,
      icon: 'plus',
      keys: 'a',
      run: () => ui.setState({ panel: { kind: 'questions' } }),
    },
  ])
  const [lastStep, nextStep] = [past.at(-1), future.at(-1)]
  return (
    <Page
      title={draft.name}
      heading={<NameInput />}
      isWide={draft.width === 'full'}
      actions={
        <>
          <IconButton
            icon="undo"
            label={lastStep === undefined ? t('Undo') : t('Undo: {step}', { step: lastStep.label })}
            keys="mod+z"
            isDisabled={lastStep === undefined}
            onPress={undo}
          />
          <IconButton
            icon="redo"
            label={nextStep === undefined ? t('Redo') : t('Redo: {step}', { step: nextStep.label })}
            keys="mod+shift+z"
            isDisabled={nextStep === undefined}
            onPress={redo}
          />
          <AddMenu />
          <Button onPress={done}>{dirty ? t('Discard') : t('Cancel')}</Button>
          <Button variant="primary" isDisabled={!dirty} isPending={saving.isSaving} onPress={saving.save}>
            {t('Save')}
          </Button>
        </>
      }
    >
      <Notices
        isInside
        kept={null}
        newer={newer}
        isDirty={dirty}
        onShow={() => void saving.takeTheirs()}
        onCompare={() => void saving.compare()}
      />
      <Workspace />
      {saving.conflict !== null && (
        <ConflictDialog
          kind="dashboard"
          conflict={saving.conflict}
          mine={draft}
          isSaving={saving.isSaving}
          onClose={saving.closeConflict}
          onMine={saving.saveOver}
          onTheirs={() => void saving.takeTheirs()}
          onCopy={() => void saving.saveCopy()}
        />
      )}
    </Page>
  )
}
