/** A result as its display shows it: chart, table, pivot or one row. */
export { type PictureHit } from './hit.ts'
export { Picture, type PictureProps } from './Picture.tsx'
export { useFormat } from './use-format.ts'
