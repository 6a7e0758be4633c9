import type { TableRow } from '../../../store/index.ts'

/** A table on the wire (contract: data-model, section 2). */
export function tableRecord({ customized: _customized, ...row }: TableRow) {
  return {
    ...row,
    database_require_filter: null,
    data_authority: null,
    data_layer: null,
    data_source: null,
    owner_email: null,
    owner_user_id: null,
    collection_id: null,
    is_published: false,
    is_writable: null,
  }
}
