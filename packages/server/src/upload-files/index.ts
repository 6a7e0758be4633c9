/**
 * Reads files that people upload: what is in them, and their rows as lines for the drivers' bulk load. It is the mirror of
 * `export`.
 *
 * Lives here: encodings, separators, names of columns and tables, types of values, and the formats. Lives elsewhere:
 * receiving the file, who may upload it, tables and models. Each file is on disk and is read on a thread that reads nothing
 * else meanwhile, and whose memory does not grow with the file. The thread ends when it has nothing to read for a while, when
 * its reader leaves, and when the signal aborts.
 */
export { modelNameOf, tableNameOf } from './names/table-name.ts'
export { WrongGuess } from './reading/wrong-guess.ts'
export { describeFile, fileRows, startOfFile } from './worker/read-file.ts'
export { UploadFileError } from './upload-file-error.ts'
export type {
  FileColumn,
  FileDescription,
  FileFormat,
  FileOptions,
  FileProblem,
  FileWork,
  LoadColumn,
  LoadType,
  NumberSeparators,
} from './types.ts'
