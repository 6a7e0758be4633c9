/** Segments as results. */
import { commonName } from '../../person.ts'
import type { ResultSource } from './listing.ts'

export const segmentResults: ResultSource = {
  entity: 'segment',
  async read(ids, { records }) {
    const segments = await records.segments(ids)
    return new Map(
      segments.map(({ db_id, email, first_name, last_name, ...segment }) => [
        segment.id,
        { ...segment, database_id: db_id, creator_common_name: commonName({ email, first_name, last_name }) },
      ]),
    )
  },
}
