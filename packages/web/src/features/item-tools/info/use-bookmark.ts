/** The reader's bookmark of a question or dashboard. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { addBookmark, bookmarksOptions, removeBookmark } from '../../../api/activity.ts'
import type { RevisedKind } from '../../../api/revision.ts'
import { toast } from '../../../ui/Toast/index.ts'

/** Whether there is one, and how to set or remove it. */
export function useBookmark(kind: RevisedKind, id: number) {
  const client = useQueryClient()
  const { data: bookmarks = [] } = useQuery(bookmarksOptions)
  const isMarked = bookmarks.some((one) => one.type === kind && one.item_id === id)
  const change = useMutation({
    mutationFn: () => (isMarked ? removeBookmark(kind, id) : addBookmark(kind, id)),
    onError: (error) => toast({ text: error.message, tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: bookmarksOptions.queryKey }),
  })
  return { isMarked, toggle: () => change.mutate() }
}
