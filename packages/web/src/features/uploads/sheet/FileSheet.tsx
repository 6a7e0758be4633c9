import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { uploadFile, uploadRows } from '../../../api/uploads.ts'
import { useXRays } from '../../../api/x-ray.ts'
import { t } from '../../../i18n/t.ts'
import { urls } from '../../../lib/urls.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Sheet } from '../../../ui/Sheet/Sheet.tsx'
import { toast } from '../../../ui/Toast/index.ts'
import type { UploadedInto } from '../model/asked.ts'
import { fieldsOf } from './model/draft.ts'
import { titleOf } from './model/title.ts'
import { FileForm } from './parts/FileForm.tsx'
import { SendingFoot } from './parts/SendingFoot.tsx'
import { useFile } from './use-file.ts'
import { useSending } from './use-sending.ts'

interface FileSheetProps {
  file: File
  /** Its place among those dropped together. */
  count: { at: number; all: number }
  into: UploadedInto | undefined
  place: string
  isLast: boolean
  onDone(): void
  onClose(): void
}

/** One file: its first rows, what becomes of it, and its way there. */
export function FileSheet({ file, count, into, place, isLast, onDone, onClose }: FileSheetProps) {
  const work = useFile(file, { into, place })
  const sending = useSending()
  const [isAsking, setAsking] = useState(false)
  const end = useEnd({ into, isLast, onDone })
  const { draft, preview } = work
  const { data } = preview

  const send = () =>
    sending.run(async (watch) => {
      if (data === undefined) return
      const fields = fieldsOf(draft, data)
      const { table, mode } = draft
      if (mode === 'create' || table === null) return end.model(await uploadFile(file, fields, watch), data.name)
      end.rows(await uploadRows(file, { table, mode, fields }, watch), table)
    })
  const close = () => (sending.step === null ? onClose() : setAsking(true))
  const title = titleOf(into)
  const isReady = data?.problemCount === 0 && preview.error === null && !preview.isFetching
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      title={count.all === 1 ? title : t('{title}: {at} of {all}', { title, ...count })}
      width={760}
      footer={
        sending.step === null ? (
          <>
            <Button onPress={onClose}>{t('Cancel')}</Button>
            <Button
              variant={draft.mode === 'replace' ? 'danger' : 'primary'}
              icon="upload"
              isDisabled={!isReady}
              onPress={() => void send()}
            >
              {sayAction(draft.mode)}
            </Button>
          </>
        ) : (
          <SendingFoot step={sending.step} isAsking={isAsking} onKeep={() => setAsking(false)} onStop={sending.stop} />
        )
      }
    >
      <FileForm file={file} work={work} sending={sending} isFixed={into !== undefined} />
    </Sheet>
  )
}

function sayAction(mode: 'create' | 'append' | 'replace'): string {
  return { create: t('Upload'), append: t('Add the rows'), replace: t('Replace the rows') }[mode]
}

/** What follows an upload: the model opens, or says how many rows it has got; others that show them are read again. */
function useEnd({ into, isLast, onDone }: Pick<FileSheetProps, 'into' | 'isLast' | 'onDone'>) {
  const client = useQueryClient()
  const router = useRouter()
  const hasXRays = useXRays()
  const go = (href: string) => {
    for (const key of ['collection', 'card', 'database', 'table', 'upload']) {
      void client.invalidateQueries({ queryKey: [key] })
    }
    onDone()
    if (isLast) void router.navigate({ href })
  }
  return {
    model({ modelId }: { modelId: number }, name: string): void {
      const look = () => void router.navigate({ href: urls.xRay(`model/${modelId}`) })
      const action = hasXRays ? { action: { label: t('X-ray'), run: look } } : {}
      toast({ text: t('{name} was uploaded', { name }), tone: 'good', ...action })
      go(urls.model({ id: modelId }))
    },
    rows({ 'row-count': count }: { 'row-count': number }, table: number): void {
      toast({ text: t('{count, plural, one {# row was loaded} other {# rows were loaded}}', { count }), tone: 'good' })
      go(into === undefined ? urls.table({ id: table }) : urls.model({ id: into.card, name: into.name }))
    },
  }
}
