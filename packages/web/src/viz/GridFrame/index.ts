/** What tables, pivots and the matrix of permissions share: density, selection and range, the cells in sight, paper. */
export { CellView } from './CellView.tsx'
export { default as frameStyles } from './frame.module.css'
export { copyCells } from './clipboard.ts'
export { GridFrame } from './GridFrame.tsx'
export { Paper, type PaperCell, type PaperColumn, type PaperRow } from './Paper.tsx'
export { useFrame } from './use-frame.ts'
export { usePrinting } from './use-printing.ts'
export { slotProps, type Slot } from './use-slots.ts'
