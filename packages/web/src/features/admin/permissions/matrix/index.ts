/** A matrix of levels, by rows and columns. */
export { Matrix } from './Matrix.tsx'
export type { CellAt, MatrixCell, MatrixColumn, MatrixRow } from './types.ts'
