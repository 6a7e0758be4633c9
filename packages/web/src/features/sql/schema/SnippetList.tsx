import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { snippetsOptions, updateSnippet, type Snippet } from '../../../api/snippet.ts'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/Button/IconButton.tsx'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { SearchInput } from '../../../ui/Form/index.ts'
import { List } from '../../../ui/List/List.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../../ui/Menu/index.ts'
import { toast } from '../../../ui/Toast/index.ts'
import styles from './schema.module.css'

/** Snippets are inserted more often than changed. */
const SnippetDialog = lazy(async () => ({ default: (await import('./SnippetDialog.tsx')).SnippetDialog }))

/** Pieces of SQL under names, to be inserted, changed and put away. */
export function SnippetList({ onInsert }: { onInsert(text: string): void }) {
  const client = useQueryClient()
  const [text, setText] = useState('')
  const [edited, setEdited] = useState<Snippet | 'new' | null>(null)
  const [isArchive, setArchive] = useState(false)
  const { data = [] } = useQuery(snippetsOptions(isArchive))
  const archive = useMutation({
    mutationFn: ({ id, archived }: Pick<Snippet, 'id' | 'archived'>) => updateSnippet(id, { archived }),
    onSuccess: (snippet) => {
      void client.invalidateQueries({ queryKey: ['snippet'] })
      toast({
        text: snippet.archived
          ? t('Archived “{name}”', { name: snippet.name })
          : t('Restored “{name}”', { name: snippet.name }),
        action: { label: t('Undo'), run: () => archive.mutate({ id: snippet.id, archived: !snippet.archived }) },
      })
    },
    onError: (error) => toast({ text: error.message, tone: 'bad' }),
  })
  const wanted = text.toLocaleLowerCase()
  const found = data.filter(({ name, content }) => `${name} ${content}`.toLocaleLowerCase().includes(wanted))
  return (
    <>
      <div className={styles.search}>
        <SearchInput label={t('Search snippets')} value={text} onChange={setText} />
        <IconButton icon="plus" label={t('New snippet')} onPress={() => setEdited('new')} />
        <IconButton
          icon="archive"
          label={t('Archived snippets')}
          isOn={isArchive}
          onPress={() => setArchive(!isArchive)}
        />
      </div>
      <div className={styles.list}>
        <List
          label={isArchive ? t('Archived snippets') : t('Snippets')}
          rows={found.map((snippet) => ({
            id: String(snippet.id),
            label: snippet.name,
            icon: 'snippet' as const,
            description: snippet.description ?? snippet.content.replaceAll(/\s+/g, ' ').slice(0, 80),
            end: (
              <MenuTrigger>
                <IconButton icon="more" label={t('More for {name}', { name: snippet.name })} isSmall />
                <Menu label={t('More for {name}', { name: snippet.name })} placement="bottom end">
                  <MenuItem icon="pencil" onAction={() => setEdited(snippet)}>
                    {t('Edit')}
                  </MenuItem>
                  <MenuItem
                    icon={isArchive ? 'restore' : 'archive'}
                    onAction={() => archive.mutate({ id: snippet.id, archived: !isArchive })}
                  >
                    {isArchive ? t('Restore') : t('Archive')}
                  </MenuItem>
                </Menu>
              </MenuTrigger>
            ),
          }))}
          onAction={(id) => {
            const snippet = found.find((one) => String(one.id) === id)
            if (snippet === undefined) return
            if (isArchive) setEdited(snippet)
            else onInsert(`{{snippet: ${snippet.name}}}`)
          }}
          empty={
            isArchive ? (
              <Empty title={t('No archived snippets')} isSmall />
            ) : (
              <Empty
                icon="snippet"
                title={text === '' ? t('No snippets') : t('No results for “{text}”', { text })}
                action={
                  <Button isSmall icon="plus" onPress={() => setEdited('new')}>
                    {t('New snippet')}
                  </Button>
                }
                isSmall
              >
                {t(
                  'A snippet is a piece of SQL that questions share. Change it once, and all of them use the new version.',
                )}
              </Empty>
            )
          }
        />
      </div>
      {edited !== null && (
        <Suspense>
          <SnippetDialog
            {...(edited === 'new' ? { content: '' } : { snippet: edited })}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </>
  )
}
