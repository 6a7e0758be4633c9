/** Tables of single values for functions, casts and coercions: odd text, extreme numbers, dates kept as text or number. */
import type { Table } from './data-set.ts'

const coerced = (strategy: string, type: NonNullable<NonNullable<Table['columns'][number][5]>['effective_type']>) => ({
  coercion_strategy: `Coercion/${strategy}`,
  effective_type: type,
})

export const VALUE_TABLES: readonly Table[] = [
  {
    id: 4,
    name: 'words',
    columns: [
      [401, 'id', 'integer', 'type/PK'],
      [402, 'word', 'text'],
      [403, 'part', 'text'],
      [404, 'place', 'integer'],
    ],
    rows: [
      [1, 'Straße', 'ß', 1],
      [2, 'École', 'É', 2],
      [3, 'école', 'É', 3],
      [4, 'abc', 'B', -1],
      [5, 'ABC', 'B', 0],
      [6, 'abc ', ' ', 9],
      [7, 'a%b_c\\d', '%', null],
      [8, '', '', 1],
      [9, null, 'x', 1],
      [10, 'a,b,,c', ',', 4],
      [11, '日本語😀', '語', 3],
      [12, '  pad\t ', null, 2],
    ],
  },
  {
    id: 5,
    name: 'links',
    columns: [
      [501, 'id', 'integer', 'type/PK'],
      [502, 'link', 'text', 'type/URL'],
    ],
    rows: [
      [1, 'https://shop.example.com/a/b.html?x=1#top'],
      [2, 'http://www.example.co.uk'],
      [3, 'ann@mail.example.org'],
      [4, 'https://user:pw@a.b.example.com:8080/?q=http://other.net/'],
      [5, 'example.com/path'],
      [6, 'no link'],
      [7, ''],
      [8, null],
      [9, 'http://localhost/x'],
    ],
  },
  {
    id: 6,
    name: 'numbers',
    columns: [
      [601, 'id', 'integer', 'type/PK'],
      [602, 'n', 'integer'],
      [603, 'd', 'decimal'],
      [604, 'f', 'float'],
      [605, 'big', 'bigint'],
    ],
    rows: [
      [1, 7, '2.50', 2.5, 9007199254740993n],
      [2, -7, '-2.50', -2.5, -9007199254740993n],
      [3, 0, '0.00', 0, 0],
      [4, null, null, null, null],
      [5, 2, '0.50', 0.5, 9223372036854775807n],
      [6, 3, '1.15', 1.15, 9223372036854775807n],
    ],
  },
  {
    id: 7,
    name: 'encoded',
    columns: [
      [701, 'id', 'integer', 'type/PK'],
      [702, 'iso', 'text', null, null, coerced('ISO8601->DateTime', 'type/DateTime')],
      [703, 'iso_date', 'text', null, null, coerced('ISO8601->Date', 'type/Date')],
      [704, 'iso_time', 'text', null, null, coerced('ISO8601->Time', 'type/Time')],
      [705, 'seconds', 'integer', null, null, coerced('UNIXSeconds->DateTime', 'type/Instant')],
      [706, 'millis', 'bigint', null, null, coerced('UNIXMilliSeconds->DateTime', 'type/Instant')],
      [707, 'micros', 'bigint', null, null, coerced('UNIXMicroSeconds->DateTime', 'type/Instant')],
      [708, 'nanos', 'bigint', null, null, coerced('UNIXNanoSeconds->DateTime', 'type/Instant')],
      [709, 'compact', 'text', null, null, coerced('YYYYMMDDHHMMSSString->Temporal', 'type/DateTime')],
      [710, 'compact_bytes', 'bytes', null, null, coerced('YYYYMMDDHHMMSSBytes->Temporal', 'type/DateTime')],
      [711, 'iso_bytes', 'bytes', null, null, coerced('ISO8601Bytes->Temporal', 'type/DateTime')],
      [712, 'moment', 'timestamp', null, null, coerced('DateTime->Date', 'type/Date')],
      [713, 'float_text', 'text', null, null, coerced('String->Float', 'type/Float')],
      [714, 'whole_text', 'text', null, null, coerced('String->Integer', 'type/Integer')],
      [715, 'fraction', 'float', null, null, coerced('Float->Integer', 'type/Integer')],
    ],
    rows: [
      // prettier-ignore
      [1, '2024-03-31T02:30:00', '2024-02-29', '10:20:30', 1711852200, 1711852200123, 1711852200123456, 1711852200123456789n,
        '20240331023000', '20240331023000', '2024-03-31T02:30:00Z', '2024-03-31 02:30:00', '1.5', '42', 2.5],
      // prettier-ignore
      [2, '2024-10-27 00:30:00.5Z', '2024-12-31', '23:59:59.25', 0, 0, 0, 0,
        '19991231235959', '19991231235959', '1999-12-31 23:59:59', '2024-10-27 23:59:59', '-1e3', ' -7 ', -2.5],
      // prettier-ignore
      [3, '2024-07-01T12:00:00+02:00', '2024-07-01', '00:00', -1, -1000, -1000000, -1000000000,
        'soon', 'soon', 'soon', null, 'many', '1.5', null],
      // prettier-ignore
      [4, 'soon', '2024-02-30', '25:00', null, null, null, null,
        '20240230000000', null, null, null, '', '12abc', null],
      [5, null, null, null, null, null, null, null, null, null, null, null, null, null, null],
    ],
  },
  {
    id: 8,
    name: 'documents',
    columns: [
      [801, 'id', 'integer', 'type/PK'],
      [802, 'doc', 'json'],
    ],
    nested: [
      [803, 'customer', 'type/Dictionary', { parent_id: 802 }],
      [804, 'name', 'type/Text', { parent_id: 803 }],
      [805, 'age', 'type/Integer', { parent_id: 803 }],
      [806, 'doc → total', 'type/Float', { nfc_path: ['doc', 'total'] }],
      [807, 'doc → paid', 'type/Boolean', { nfc_path: ['doc', 'paid'] }],
      [808, 'doc → at', 'type/DateTime', { nfc_path: ['doc', 'at'] }],
      [809, 'doc → odd', 'type/Text', { nfc_path: ['doc', 'it"s a.key'] }],
      [810, '-- dashed', 'type/Text', { parent_id: 802 }],
      [811, '-flags', 'type/Dictionary', { parent_id: 802 }],
      [812, '--', 'type/Boolean', { parent_id: 811 }],
      [813, '-n', 'type/Integer', { parent_id: 811 }],
      [814, 'doc → most', 'type/Integer', { nfc_path: ['doc', 'most'] }],
      [815, 'doc → more', 'type/Integer', { nfc_path: ['doc', 'more'] }],
    ],
    rows: [
      // prettier-ignore
      [1, '{"customer":{"name":"Ann","age":44},"total":10.5,"paid":true,"at":"2024-03-01T10:00:00","it\\"s a.key":"x"}'],
      // prettier-ignore
      [2, '{"customer":{"name":"Zoë","age":null},"total":2,"paid":false,"-- dashed":"y; -- z","-flags":{"-n":7,"--":true,"-N":8},"most":9223372036854775807,"more":9223372036854775808}'],
      [3, '{"customer":null}'],
      [4, null],
    ],
  },
  {
    id: 9,
    name: 'counters',
    columns: [
      [901, 'id', 'integer', 'type/PK'],
      [902, 'seen', 'unsigned', null, null, { fingerprint: { type: { 'type/Number': { min: 5, max: 9 } } } }],
      [903, 'gone', 'unsigned'],
    ],
    rows: [
      [1, 1, 7],
      [2, 9, 2],
      [3, null, 1],
    ],
  },
  {
    id: 11,
    name: 'events',
    columns: [
      [1101, 'id', 'integer', 'type/PK'],
      [1102, 'day', 'date'],
      [1103, 'wall', 'timestamp'],
      [1104, 'seen', 'instant'],
      [1105, 'clock', 'time'],
    ],
    rows: [
      [1, '2021-01-01', '2021-01-01 00:00:00', '2020-12-31 23:30:00', '00:00:00'],
      [2, '2023-12-30', '2023-12-30 23:50:00', '2023-12-30 23:50:00', '23:50:00'],
      [3, '2023-12-31', '2023-12-31 00:10:00', '2023-12-31 23:30:00', '00:10:00'],
      [4, '2024-01-03', '2024-01-03 12:00:00', '2024-01-03 12:00:00', '12:00:00'],
      [5, '2024-01-07', '2024-01-07 09:00:30', '2024-01-07 09:00:30', '09:00:30'],
      [6, '2024-01-08', '2024-01-08 00:00:00', '2024-01-08 00:00:00', '00:00:00'],
      [7, '2024-02-29', '2024-02-29 23:59:59', '2024-02-29 23:59:59', '23:59:59'],
      [8, '2024-10-27', '2024-10-27 02:30:00', '2024-10-27 00:30:00', '02:30:00'],
      [9, '2024-10-27', '2024-10-27 03:30:00', '2024-10-27 01:30:00', '03:30:00'],
      [10, null, null, null, null],
    ],
  },
]
