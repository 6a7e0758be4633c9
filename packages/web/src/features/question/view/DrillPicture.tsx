import { useRouter } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import type { ResultData } from '../../../api/dataset.ts'
import { urls } from '../../../lib/urls.ts'
import { Picture, type AskSorted, type PictureHit } from '../../../viz/Picture/index.ts'
import type { QuestionDraft } from '../../../models/question/index.ts'
import { DrillMenu } from '../drill-menu/index.ts'
import { useDescribed } from '../state/use-described.ts'

interface DrillPictureProps {
  /** What was asked. */
  draft: QuestionDraft
  result: ResultData
  label: string
  /** Where the tab keeps the colors of its series. */
  keptAs: string
  askSorted: AskSorted
  /** Further items of the menu. */
  itemsOf?(hit: PictureHit): ReactNode
}

/** An answer whose marks and cells open what can be asked from them. */
export function DrillPicture({ draft, result, label, keptAs, askSorted, itemsOf }: DrillPictureProps) {
  const router = useRouter()
  const [hit, setHit] = useState<PictureHit | null>(null)
  const { description } = useDescribed(draft.dataset_query)
  return (
    <>
      <Picture
        display={draft.display}
        settings={draft.visualization_settings}
        result={result}
        label={label}
        keptAs={keptAs}
        isWhole={result.rows_truncated === undefined}
        askSorted={askSorted}
        onHit={setHit}
      />
      <DrillMenu
        draft={draft}
        hit={hit}
        visible={description?.stages.at(-1)?.visible ?? []}
        onClose={() => setHit(null)}
        onDrill={(next) => void router.navigate({ href: urls.unsaved(next) })}
      >
        {hit !== null && itemsOf?.(hit)}
      </DrillMenu>
    </>
  )
}
