/** Earlier versions of questions and dashboards. */
import { queryOptions } from '@tanstack/react-query'
import type { RevisionRecord } from '@querent/contract'
import type { Answer } from './answer.ts'
import type { Card } from './card.ts'
import { get, getVersioned, post } from './client.ts'
import type { Dashboard } from './dashboard.ts'

/** What has versions that pages show. */
export type RevisedKind = 'card' | 'dashboard'

/** A thing as one of the kinds. */
export type Revised<Kind extends RevisedKind> = Kind extends 'card' ? Card : Dashboard

type Stored = Answer<typeof RevisionRecord>
/** `user` is empty when the person is gone. */
export type Revision = Omit<Stored, 'user'> & {
  readonly user: Partial<Extract<Stored['user'], { readonly id: number }>>
}

/** The versions of a thing that are kept, the newest first. */
export const revisionsOptions = (kind: RevisedKind, id: number) =>
  queryOptions({
    queryKey: [kind, id, 'revisions'],
    queryFn: ({ signal }) => get<Revision[]>('/api/revision', { entity: kind, id }, signal),
    staleTime: 0,
  })

/** The thing as it was after a change. */
export const versionOptions = <Kind extends RevisedKind>(kind: Kind, revision: number) =>
  queryOptions({
    queryKey: ['revision', kind, revision],
    queryFn: ({ signal }) => get<Revised<Kind>>(`/api/revision/${revision}`, undefined, signal),
    staleTime: 300_000,
  })

/** Brings an earlier version back, as a new one. */
export const revertTo = (kind: RevisedKind, id: number, revision: number) =>
  post<Revision>('/api/revision/revert', { entity: kind, id, revision_id: revision })

/** The thing as it is stored now, beside the one that a page works on. */
export const readStored = <Kind extends RevisedKind>(kind: Kind, id: number) =>
  getVersioned<Revised<Kind>>(`/api/${kind}/${id}`)
