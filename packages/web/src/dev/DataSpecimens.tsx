import { useState } from 'react'
import { Avatar } from '../ui/Avatar/Avatar.tsx'
import { Badge } from '../ui/Badge/Badge.tsx'
import { Calendar, DateRange, type RangeValue } from '../ui/Calendar/Calendar.tsx'
import { DataTable } from '../ui/DataTable/DataTable.tsx'
import { DropZone } from '../ui/DropZone/DropZone.tsx'
import { ColorInput } from '../ui/Form/index.ts'
import { List } from '../ui/List/List.tsx'
import { Markdown } from '../ui/Markdown/Markdown.tsx'
import { PickerButton, type PickerOption } from '../ui/Picker/index.ts'
import { ListRow } from '../ui/RowList/ListRow.tsx'
import { RowList } from '../ui/RowList/RowList.tsx'
import { Split } from '../ui/Split/Split.tsx'
import { Tree } from '../ui/Tree/Tree.tsx'
import { Columns, Row, Specimen } from './Specimen.tsx'
import styles from './dev.module.css'

const FEW: PickerOption[] = [
  { id: 'orders', label: 'Orders', icon: 'table', section: 'Tables' },
  { id: 'people', label: 'People', icon: 'table', section: 'Tables', description: 'Who bought' },
  { id: 'revenue', label: 'Revenue', icon: 'metric', section: 'Metrics' },
]
const MANY: PickerOption[] = Array.from({ length: 5000 }, (_, at) => ({ id: String(at), label: `Value ${at}` }))

async function search(text: string, signal: AbortSignal): Promise<PickerOption[]> {
  await new Promise((done) => setTimeout(done, 200))
  signal.throwIfAborted()
  return MANY.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())).slice(0, 50)
}

const POOLS = [
  { name: 'Shop', open: 3 },
  { name: 'Berlin office', open: 12 },
]

/** What holds many things. */
export function DataSpecimens() {
  const [one, setOne] = useState<string | null>('orders')
  const [several, setSeveral] = useState<string[]>(['3', '4711'])
  const [found, setFound] = useState<string | null>(null)
  const [day, setDay] = useState<string | null>('2026-11-23')
  const [range, setRange] = useState<RangeValue | null>({ start: '2026-11-09', end: '2026-11-18' })
  const [color, setColor] = useState<string | null>('#4e41ad')
  return (
    <>
      <Specimen title="Picker">
        <Row>
          <PickerButton label="Data" options={FEW} value={one} onChange={setOne} />
          <PickerButton label="Values" options={MANY} isMulti value={several} onChange={setSeveral} />
          <PickerButton label="Search elsewhere" search={search} value={found} onChange={setFound} />
        </Row>
      </Specimen>
      <Specimen title="Calendar">
        <Columns>
          <Calendar label="Day" value={day} onChange={setDay} />
          <DateRange label="Days" value={range} onChange={setRange} max="2026-11-25" />
          <ColorInput label="Color" value={color} onChange={setColor} />
        </Columns>
      </Specimen>
      <Specimen title="Tree and List">
        <Columns>
          <Tree
            label="Collections"
            defaultExpanded={['root']}
            selected="sales"
            nodes={[
              {
                id: 'root',
                label: 'Our analytics',
                icon: 'collection',
                children: [
                  { id: 'sales', label: 'Sales', icon: 'collection', children: [{ id: 'eu', label: 'Europe' }] },
                  { id: 'ops', label: 'Operations', icon: 'collection' },
                ],
              },
              { id: 'mine', label: 'Personal', icon: 'personal' },
            ]}
          />
          <div className={styles.card}>
            <List
              label="Items"
              rows={[
                { id: 'a', label: 'Orders by month', icon: 'line', end: 'Today', description: 'Without returns' },
                { id: 'b', label: 'People', icon: 'table', end: '3 Nov' },
              ]}
            />
          </div>
        </Columns>
      </Specimen>
      <Rows />
      <Specimen title="Badge and Avatar">
        <Row>
          <Badge>Draft</Badge>
          <Badge tone="accent">Verified</Badge>
          <Badge tone="good">Synced</Badge>
          <Badge tone="bad">Failed</Badge>
          <Badge tone="warn">Old</Badge>
          <Avatar name="Ana Ruiz" />
          <Avatar name="Jo" size={32} />
        </Row>
      </Specimen>
      <Specimen title="Markdown">
        <Markdown
          text={'## Revenue\n\nWhat **counts**, by `month`: see [the rules](https://example.org).\n\n- one\n- two'}
        />
      </Specimen>
      <Specimen title="DropZone">
        <DropZone label="Drop a CSV file" accept={['.csv']} onFiles={() => undefined} />
      </Specimen>
      <Specimen title="Split">
        <div className={`${styles.card} ${styles.split}`}>
          <Split
            label="Width of the steps"
            defaultSize={240}
            start={<div className={styles.padded}>Steps</div>}
            end={<div className={styles.padded}>Result</div>}
          />
        </div>
      </Specimen>
    </>
  )
}

function Rows() {
  return (
    <Specimen title="RowList and DataTable">
      <Columns>
        <RowList>
          <ListRow start={<Avatar name="Ana Ruiz" size={28} />} name="Ana Ruiz" note="ana@example.org">
            <Badge>Sales</Badge>
          </ListRow>
          <ListRow name="Berlin office" badges={<Badge tone="good">Synced</Badge>} note="PostgreSQL 17" />
        </RowList>
        <DataTable
          label="Pools"
          columns={[
            { id: 'name', title: 'Database', cell: ({ name }) => name },
            { id: 'open', title: 'Open', isNumber: true, cell: ({ open }) => open },
          ]}
          rows={POOLS}
          keyOf={({ name }) => name}
        />
      </Columns>
    </Specimen>
  )
}
