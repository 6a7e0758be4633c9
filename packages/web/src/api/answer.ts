/** What the server answers, by the schemas of the contract. Types only: no schema comes into the page. */
import type { Static, TSchema } from 'typebox'

/** An answer with all of its parts for reading alone, since answers are shared by the pages that keep them. */
export type Answer<Schema extends TSchema> = ForReading<Static<Schema>>

type ForReading<T> = T extends readonly unknown[] | object ? { readonly [Key in keyof T]: ForReading<T[Key]> } : T
