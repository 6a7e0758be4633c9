/** A file on its way: what is in it, what is chosen, and the sending. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { previewFile } from '../../../api/uploads.ts'
import { t } from '../../../i18n/t.ts'
import type { UploadedInto } from '../model/asked.ts'
import { beginningOf } from './model/beginning.ts'
import type { UploadDraft } from './model/draft.ts'
import { whatItIs } from './model/what-it-is.ts'

export function useFile(file: File, { into, place }: { into?: UploadedInto | undefined; place: string }) {
  const [draft, setDraft] = useState<UploadDraft>({
    reading: {},
    types: {},
    labels: {},
    name: null,
    place,
    mode: into?.mode ?? 'create',
    table: into?.table ?? null,
  })
  const preview = useQuery({
    queryKey: ['upload', 'preview', file.name, file.size, file.lastModified, draft.reading],
    queryFn: async ({ signal }) => {
      const kind = await whatItIs(file)
      if (kind !== null) throw new Error(refusal(file.name, kind))
      const { part, isWhole } = await beginningOf(file)
      return { ...(await previewFile(part, file.name, draft.reading, signal)), isWhole }
    },
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  })
  return { draft, setDraft, preview }
}

const refusal = (name: string, kind: string) =>
  t('{name} is {kind}. Files that can be uploaded are CSV, TSV, Excel (XLSX), JSON and Parquet.', { name, kind })
