/** What an upload is asked for. */

/** A table that files were uploaded into, and the model on it. */
export interface UploadedInto {
  table: number
  mode: 'append' | 'replace'
  name: string
  card: number
}

export interface AskedUpload {
  /** Empty while they are still to be chosen. */
  files: readonly File[]
  /** Where the rows go; a new model when left out. */
  into?: UploadedInto
}

export interface UploadPlace {
  /** Of a collection, or `root`. */
  id: string
  name: string
}
