import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { updateEmbedding, type EmbeddingState, type Shared } from '../../api/sharing.ts'
import { t } from '../../i18n/t.ts'
import { sameJson } from '../../lib/same-json.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Problem } from '../../ui/Problem/Problem.tsx'
import { Select } from '../../ui/Select/Select.tsx'
import { LookChoice } from './LookChoice.tsx'
import { statesOf, type FrameLook } from './model.ts'
import { Preview } from './Preview.tsx'
import type { SharedThing } from './ShareButton.tsx'
import { SigningCode } from './SigningCode.tsx'
import styles from './sharing.module.css'

interface EmbeddingPartProps {
  /** With a slash at its end. */
  site: string
  shared: Shared
  thing: SharedThing
}

/** Embedding with tokens that another server signs. */
export function EmbeddingPart({ site, shared, thing }: EmbeddingPartProps) {
  const client = useQueryClient()
  const { enable_embedding: isPublished } = thing
  // One without a slug cannot be named by a token.
  const parameters = thing.parameters.flatMap(({ id, name = id, slug }) =>
    slug === undefined ? [] : [{ id, name, slug }],
  )
  const stored = statesOf(parameters, thing.embedding_params)
  const [states, setStates] = useState(stored)
  const [look, setLook] = useState<FrameLook>({ hasTitle: true, hasBorder: true, theme: 'light' })
  const save = useMutation({
    mutationFn: (isOn: boolean) => updateEmbedding(shared, { enable_embedding: isOn, embedding_params: states }),
    onSuccess: () => client.invalidateQueries({ queryKey: [shared.kind, shared.id], exact: true }),
  })
  const isChanged = !sameJson(states, stored)
  const locked = parameters.map(({ slug }) => slug).filter((slug) => states[slug] === 'locked')
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{t('Signed embedding')}</h3>
      <p className={styles.text}>
        {t('Your own site shows this in a frame. Its server signs a token that says what a reader can see.')}
      </p>
      {parameters.map(({ id, slug, name }) => (
        <Select
          key={id}
          label={name}
          value={states[slug] ?? 'disabled'}
          onChange={(state: EmbeddingState) => setStates({ ...states, [slug]: state })}
          options={[
            { id: 'disabled', label: t('Disabled'), description: t('Not shown, and not set.') },
            { id: 'enabled', label: t('Enabled'), description: t('Readers choose its value.') },
            { id: 'locked', label: t('Locked'), description: t('The token sets its value.') },
          ]}
        />
      ))}
      <LookChoice look={look} onChange={setLook} />
      <Preview shared={shared} states={states} look={look} />
      <div className={styles.row}>
        {(!isPublished || isChanged) && (
          <Button variant="primary" onPress={() => save.mutate(true)} isPending={save.isPending}>
            {isPublished ? t('Publish changes') : t('Publish')}
          </Button>
        )}
        {isPublished && (
          <Button onPress={() => save.mutate(false)} isPending={save.isPending}>
            {t('Stop embedding')}
          </Button>
        )}
      </div>
      {save.error !== null && (
        <Problem title={t('It could not be published')} isSmall onRetry={() => save.mutate(save.variables)}>
          {save.error.message}
        </Problem>
      )}
      {isPublished && <SigningCode site={site} shared={shared} locked={locked} look={look} />}
    </section>
  )
}
