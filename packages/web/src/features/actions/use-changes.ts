/** Requests that change actions, and what is said of them. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeAction, createAction, deleteAction, type ModelAction, type NewAction } from '../../api/action.ts'
import { t } from '../../i18n/t.ts'
import { toast } from '../../ui/Toast/index.ts'

export function useActionChanges() {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ run }: { run(): Promise<unknown>; said?: () => void }) => run(),
    onSuccess: async (_, { said }) => {
      await client.invalidateQueries({ queryKey: ['action'] })
      said?.()
    },
    onError: ({ message }) => toast({ text: t('Not done: {reason}', { reason: message }), tone: 'bad' }),
  })
  const restore = ({ id }: ModelAction) => mutate({ run: () => changeAction(id, { archived: false }) })
  return {
    isPending,
    create: (made: readonly NewAction[]) =>
      mutate({
        async run() {
          for (const one of made) await createAction(one)
        },
      }),
    archive: (action: ModelAction) =>
      mutate({
        run: () => changeAction(action.id, { archived: true }),
        said: () =>
          toast({
            text: t('“{name}” was archived', { name: action.name }),
            action: { label: t('Undo'), run: () => restore(action) },
          }),
      }),
    restore,
    remove: ({ id }: ModelAction) => mutate({ run: () => deleteAction(id) }),
  }
}
