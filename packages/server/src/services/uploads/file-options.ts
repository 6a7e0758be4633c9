import { isMap } from '@querent/contract'
import type { Connection } from '../../connections/index.ts'
import type { FileDescription, FileOptions, NumberSeparators } from '../../upload-files/index.ts'
import type { Deps } from '../deps.ts'
import type { UploadRequest } from './request.ts'

/** Bytes of a column's name, whatever the engine takes (contract: uploads, section 4). */
const MAX_NAME_BYTES = 254

const SEPARATORS: readonly NumberSeparators[] = ['.,', '.', ',.', ', ', '.’']

/** How a file is read for a database: as its sender says, and by the settings. */
export async function fileOptions(
  settings: Deps['settings'],
  { driver }: Connection,
  { file, options }: Pick<UploadRequest, 'file' | 'options'>,
): Promise<FileOptions> {
  const formatting = (await settings.current()).read('custom-formatting')
  const ofNumbers = isMap(formatting) ? formatting['type/Number'] : undefined
  const numbers = isMap(ofNumbers) ? ofNumbers['number_separators'] : undefined
  return {
    ...options,
    fileName: file.name,
    numberSeparators: SEPARATORS.find((one) => one === numbers) ?? '.,',
    maxNameLength: Math.min(MAX_NAME_BYTES, driver.dialect.maxIdentifierBytes),
  }
}

/** How a file is read again: nothing has to be found out a second time. */
export function asFound(options: FileOptions, { encoding, separator, sheet }: FileDescription): FileOptions {
  return {
    ...options,
    ...(encoding !== undefined && { encoding }),
    ...(separator !== undefined && { separator }),
    ...(sheet !== undefined && { sheet }),
  }
}
