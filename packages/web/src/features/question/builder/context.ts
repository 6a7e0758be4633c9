/** What every part of the builder works on. */
import { createContext, use } from 'react'
import type { Column, Description, StagedQuery, StepKind } from '../../../models/question/index.ts'

export interface Building {
  query: StagedQuery
  /** With the columns behind foreign keys at the end of what a stage sees, so that they have names. */
  description: Description | null
  /** Features of the database, as engines name them. */
  features: readonly string[]
  /** The query as it runs: without muted steps. */
  running: StagedQuery
  /** Keys of steps that do not run. */
  muted: ReadonlySet<string>
  /** Mutes a step, or lets it run again. */
  onMute(key: string): void
  /** Columns that one more clause of a kind can refer to. */
  columnsOf(kind: StepKind, stage: number): readonly Column[]
  /** Changes the query: one step that can be undone, said as `label`. */
  edit(label: string, recipe: (query: StagedQuery) => StagedQuery): void
  /** Formulas that were left before they were whole, by what they are for. */
  formulas: Map<string, LeftFormula>
  /** The join whose columns were guessed just now: it shows them. */
  guessed: { at: string | null }
}

export interface LeftFormula {
  text: string
  name: string
}

export const BuildingContext = createContext<Building | null>(null)

/** @throws {Error} Outside of a builder. */
export function useBuilding(): Building {
  const building = use(BuildingContext)
  if (building === null) throw new Error('This part belongs into a builder.')
  return building
}
