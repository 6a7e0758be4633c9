/** `/api/testing`. */
import { Type } from 'typebox'

/** It names a file or a schema, so it holds nothing else; 50 characters keep a schema's name within its limit. */
export const SnapshotParams = Type.Object({
  name: Type.String({
    pattern: '^[A-Za-z0-9_]{1,50}$',
    rule: 'value must be a name of letters, digits and underscores.',
  }),
})
