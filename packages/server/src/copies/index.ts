/** Files of copies: rows of models and tables in DuckDB files of the server's own (docs/explanation/stored-models.md). */
export { copyFile, deleteFiles, deleteUnknown, fileState, isWhole, type CopyVersion } from './folder.ts'
export { copiesDialect } from './dialects.ts'
export { isCurrent, type ReadableCopy } from './readable.ts'
export { copySets, type CopySets } from './sets.ts'
export { diskOfCopies, roomFor } from './limits.ts'
export { publishCopy, type PublishedCopy } from './publish.ts'
