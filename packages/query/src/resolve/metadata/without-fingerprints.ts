import type { FieldMetadata, Metadata, MetadataProvider, TableMetadata } from '../../metadata.ts'

/** The same metadata without what is known of values: it tells of rows that the caller may not see. */
export function withoutFingerprints(provider: MetadataProvider): MetadataProvider {
  return {
    async load(request) {
      const loaded = await provider.load(request)
      const table = tablesOf(loaded)
      return { ...loaded, table, field: fieldsOf(loaded, table), card: cardsOf(loaded) }
    },
  }
}

function tablesOf(loaded: Metadata): Metadata['table'] {
  const known = new Map<number, TableMetadata>()
  return (id) => {
    const table = known.get(id) ?? loaded.table(id)
    if (table === undefined || known.has(id)) return table
    const plain = { ...table, fields: table.fields.map(plainField) }
    known.set(id, plain)
    return plain
  }
}

/** The same objects that the tables hold. */
function fieldsOf(loaded: Metadata, tableOf: Metadata['table']): Metadata['field'] {
  return (id) => {
    const field = loaded.field(id)
    return field && (tableOf(field.table_id)?.fields.find((one) => one.id === id) ?? plainField(field))
  }
}

function cardsOf(loaded: Metadata): Metadata['card'] {
  return (id) => {
    const card = loaded.card(id)
    return card && { ...card, result_metadata: card.result_metadata?.map(plainColumn) ?? null }
  }
}

function plainField(field: FieldMetadata): FieldMetadata {
  return field.fingerprint === null ? field : { ...field, fingerprint: null }
}

function plainColumn({ fingerprint: _fingerprint, ...column }: Record<string, unknown>): Record<string, unknown> {
  return column
}
