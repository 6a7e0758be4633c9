/** The requests that are measured, in the order of the report. */
import type { Bench } from '../support/context.ts'
import type { BenchRow } from '../support/report.ts'
import { aggregate } from './aggregate.ts'
import { cardList } from './card-list.ts'
import { compile } from './compile.ts'
import { chainFilter } from './content/chain-filter.ts'
import { collectionItems } from './content/collection-items.ts'
import { dashboardRead } from './content/dashboard-read.ts'
import { dashboardRun } from './content/dashboard-run.ts'
import { copyFill } from './copies/fill.ts'
import { copyRead } from './copies/read.ts'
import { describe } from './content/describe.ts'
import { guests } from './content/guests.ts'
import { rowUpdate } from './content/row-update.ts'
import { exportCsv } from './export-csv.ts'
import { exportDuckDb } from './export-duckdb.ts'
import { exportJson } from './export-json.ts'
import { exportMemory } from './export-memory.ts'
import { exportXlsx } from './export-xlsx.ts'
import { livedIn } from './lived-in.ts'
import { mails } from './mails/index.ts'
import { mailMemory } from './mails/memory.ts'
import { oneRow } from './one-row.ts'
import { permissions } from './permissions.ts'
import { pictureMemory } from './pictures/memory.ts'
import { pictures } from './pictures/index.ts'
import { pivot } from './pivot.ts'
import { rates } from './rates.ts'
import { search } from './search.ts'
import { start } from './start.ts'
import { sync } from './sync.ts'
import { turns } from './turns/index.ts'
import { twoThousandRows } from './two-thousand-rows.ts'
import { uploads } from './uploads/index.ts'
import { xRays } from './x-rays/index.ts'
import { reasons } from './x-rays/reasons.ts'
import { workers } from './workers.ts'

export interface BenchCase {
  name: string
  run(bench: Bench): Promise<BenchRow[]>
}

/** In the order of the printed table; what leaves most in the server comes last. */
export const CASES: readonly BenchCase[] = [
  { name: 'start', run: start },
  { name: 'compile', run: compile },
  { name: 'one-row', run: oneRow },
  { name: 'two-thousand-rows', run: twoThousandRows },
  { name: 'aggregate', run: aggregate },
  { name: 'pictures', run: pictures },
  { name: 'pivot', run: pivot },
  { name: 'describe', run: describe },
  { name: 'dashboard-run', run: dashboardRun },
  { name: 'x-rays', run: xRays },
  { name: 'reasons', run: reasons },
  { name: 'chain-filter', run: chainFilter },
  { name: 'row-update', run: rowUpdate },
  { name: 'rates', run: rates },
  { name: 'guests', run: guests },
  { name: 'workers', run: workers },
  { name: 'mails', run: mails },
  { name: 'export-csv', run: exportCsv },
  { name: 'export-duckdb', run: exportDuckDb },
  { name: 'export-json', run: exportJson },
  { name: 'export-xlsx', run: exportXlsx },
  { name: 'export-memory', run: exportMemory },
  { name: 'picture-memory', run: pictureMemory },
  { name: 'mail-memory', run: mailMemory },
  { name: 'copy-fill', run: copyFill },
  { name: 'copy-read', run: copyRead },
  { name: 'uploads', run: uploads },
  { name: 'lived-in', run: livedIn },
  { name: 'dashboard-read', run: dashboardRead },
  { name: 'collection-items', run: collectionItems },
  { name: 'card-list', run: cardList },
  { name: 'sync', run: sync },
  { name: 'permissions', run: permissions },
  { name: 'search', run: search },
  { name: 'turns', run: turns },
]
