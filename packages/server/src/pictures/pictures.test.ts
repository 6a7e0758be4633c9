import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { createPictures, type Pictures } from './index.ts'
import type { DashboardPicture, PlacedPicture, QuestionPicture } from './types.ts'

const CATEGORY = { name: 'CATEGORY', display_name: 'Category', base_type: 'type/Text', source: 'breakout' }
const REVENUE = { name: 'sum', display_name: 'Revenue', base_type: 'type/Float', source: 'aggregation' }

function pictures(t: TestContext): Pictures {
  const made = createPictures(async () => undefined)
  t.after(made.close)
  return made
}

function rows(count: number): [string, number][] {
  return Array.from({ length: count }, (_, i) => [`Item ${i + 1}`, 1000 + i])
}

function question(given: Partial<QuestionPicture> & { count?: number } = {}): QuestionPicture {
  const { count = 5, ...rest } = given
  const answer = { data: { cols: [CATEGORY, REVENUE], rows: rows(count) } }
  return { kind: 'question', title: 'Revenue by category', display: 'bar', settings: {}, answer, ...rest }
}

const place = (row: number, card: PlacedPicture['card'], size_y = 6): PlacedPicture => {
  return { row, col: 0, size_x: 24, size_y, card }
}

const heading = (text: string) =>
  ({ kind: 'written', settings: { virtual_card: { display: 'heading' }, text } }) as const

function dashboard(cards: readonly PlacedPicture[], rest: Partial<DashboardPicture> = {}): DashboardPicture {
  return { title: 'Sales', filters: [], tabs: [{ name: '', cards }], ...rest }
}

/** The text of each page. */
async function textOf(pdf: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(pdf.slice()), { mergePages: false })
  return text.map((page) => page.replaceAll(/\s+/g, ' '))
}

/** Width and height in a PNG's header. */
function sizeOf(png: Uint8Array): [number, number] {
  const view = new DataView(png.buffer, png.byteOffset)
  assert.equal(view.getUint32(0), 0x89504e47)
  return [view.getUint32(16), view.getUint32(20)]
}

test('a chart is a bitmap of twice its size, the same bytes each time, with a sentence for those who do not see it', async (t) => {
  const draw = pictures(t)
  const one = await draw.png(question(), { width: 400, height: 200 })
  assert.deepEqual(sizeOf(one.bytes), [800, 400])
  assert.match(one.summary, /Revenue by Category, 5 points/)
  const again = await draw.png(question(), { width: 400, height: 200 })
  assert.deepEqual(again.bytes, one.bytes)
})

test('a table is as high as its rows, and counts those that are left out', async (t) => {
  const draw = pictures(t)
  const table = question({ display: 'table', count: 420 })
  const few = await draw.png(table, { width: 500, limits: { rows: 8 } })
  const more = await draw.png(table, { width: 500, limits: { rows: 18 } })
  assert.equal(more.height - few.height, 260)
  const text = await textOf(await draw.pdf(dashboard([place(0, table)]), { rows: 8 }))
  assert.match(text.join(' '), /Item 8 1,007 … and 412 more rows/)
})

test('a document has every title, filter, heading and cell as text, and repeats heads of tables on each page', async (t) => {
  const draw = pictures(t)
  const written = {
    virtual_card: { display: 'text' },
    text: '**Bold** words and [a link](https://example.com) for {{state}}',
  }
  const state = { id: 's', name: 'State', slug: 'state', type: 'string/=' }
  const cards = [
    place(0, heading('The numbers'), 1),
    place(
      1,
      { kind: 'written', settings: written, mappings: [{ parameter_id: 's', target: ['text-tag', 'state'] }] },
      2,
    ),
    place(3, question()),
    place(9, question({ title: 'All items', display: 'table', count: 90 }), 8),
  ]
  const filters = [
    { parameter: { id: 'd', name: 'Date', slug: 'date', type: 'date/all-options' }, value: 'past30days' },
    { parameter: state, value: ['CA', 'NY'] },
    { parameter: { ...state, id: 'e', name: 'Empty' }, value: null },
  ]
  const pdf = await draw.pdf(dashboard(cards, { description: 'How it goes', filters }))
  const pages = await textOf(pdf)
  const all = pages.join(' ')
  for (const said of ['Sales', 'How it goes', 'Date: Previous 30 days', 'State: CA, NY', 'The numbers']) {
    assert.ok(pages[0]?.includes(said), said)
  }
  for (const said of [
    'Bold words and a link for CA, NY',
    'Revenue by category',
    'All items',
    'Item 1 1,000',
    'Item 90 1,089',
  ]) {
    assert.ok(all.includes(said), said)
  }
  assert.doesNotMatch(all, /Empty/)
  const withRows = pages.filter((page) => /Item \d+ 1,/.test(page))
  assert.ok(withRows.length >= 3)
  for (const page of withRows) assert.match(page, /All items Category Revenue Item/)
  for (let i = 1; i <= 90; i += 1) assert.ok(all.includes(`Item ${i} 1,0${String(i - 1).padStart(2, '0')}`), `row ${i}`)
  for (const [at, page] of pages.entries()) assert.ok(page.includes(`Page ${at + 1} of ${pages.length}`))
  const { info } = await getMeta(await getDocumentProxy(pdf.slice()))
  assert.equal(info['Title'], 'Sales')
  assert.equal(info['Language'], 'en')
})

test('values on charts are in a document once', async (t) => {
  const draw = pictures(t)
  const settings = { 'graph.show_values': true }
  const [text = ''] = await textOf(await draw.pdf(dashboard([place(0, question({ settings }))])))
  assert.equal(text.split('1,003').length - 1, 1, text)
})

test('a page has the charts that fit once all are a little lower', async (t) => {
  const draw = pictures(t)
  const charts = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((title) => question({ title }))
  const pages = await textOf(await draw.pdf(dashboard(charts.map((card, i) => place(i * 6, card, 6)))))
  const titles = pages.map((page) => [...page.matchAll(/One|Two|Three|Four|Five|Six/g)].map(([title]) => title))
  // In their own height, three would be on the first page.
  assert.deepEqual(titles, [
    ['One', 'Two', 'Three', 'Four'],
    ['Five', 'Six'],
  ])
})

test('a table goes on over pages, and is no higher than its rows', async (t) => {
  const draw = pictures(t)
  const table = question({ title: 'Items', display: 'table', count: 14 })
  const charts = [0, 1].map((i) => place(i * 8, question(), 8))
  const pages = await textOf(await draw.pdf(dashboard([...charts, place(16, table, 14)])))
  assert.equal(pages.length, 2)
  assert.match(pages[0] ?? '', /Items Category Revenue Item 1 1,000/)
  assert.match(pages[1] ?? '', /^Items Category Revenue Item \d+ /)
})

test('a heading that says the name of its tab is left out', async (t) => {
  const draw = pictures(t)
  const title = (text: string) =>
    ({ kind: 'written', settings: { virtual_card: { display: 'text' }, text: `## ${text}` } }) as const
  const tabs = ['First', 'Second', 'Third'].map((name) => {
    return {
      name,
      cards: [
        place(0, name === 'Third' ? title(name) : heading(name), 1),
        place(1, heading('More'), 1),
        place(2, question()),
      ],
    }
  })
  const pages = await textOf(await draw.pdf(dashboard([], { tabs })))
  assert.match(pages[1] ?? '', /^Second More Revenue/)
  assert.match(pages[2] ?? '', /^Third More Revenue/)
})

test('the memory of answers as text moves to the thread, also where several cards share it', async (t) => {
  const draw = pictures(t)
  const answer = { data: { cols: [CATEGORY, REVENUE], rows: rows(3) } }
  const json = new TextEncoder().encode(JSON.stringify(answer))
  const shared = ['One', 'Two'].map((title) => question({ title, display: 'table', answer: json }))
  const [text = ''] = await textOf(await draw.pdf(dashboard(shared.map((card, i) => place(i * 6, card)))))
  assert.equal(text.split('Item 3 1,002').length - 1, 2, text)
  assert.equal(json.byteLength, 0)
})

test('the same input gives the same document, whenever it is made', async (t) => {
  const draw = pictures(t)
  const input = dashboard([place(0, question()), place(6, question({ display: 'table', count: 60 }))])
  const one = await draw.pdf(input)
  await sleep(1100)
  assert.deepEqual(await draw.pdf(input), one)
})

test('words and numbers are those of the reader, paper and direction those that are chosen', async (t) => {
  const draw = pictures(t)
  const date = { id: 'd', name: 'Datum', slug: 'd', type: 'date/all-options' }
  const days = { data: { cols: [{ ...CATEGORY, base_type: 'type/Date' }], rows: [['2026-03-04']] } }
  const cards = [question({ display: 'table', count: 3 }), question({ display: 'table', answer: days })]
  const input = dashboard(
    cards.map((card, i) => place(i * 6, card)),
    {
      filters: [{ parameter: date, value: 'past30days' }],
    },
  )
  const pdf = await draw.pdf(input, { paper: 'letter', orientation: 'landscape' }, { reader: { locale: 'de' } })
  const [page = ''] = await textOf(pdf)
  assert.match(page, /Datum: Vorherige 30 Tage/)
  assert.match(page, /1\.001/)
  assert.match(page, /4\. März 2026/)
  assert.match(page, /Seite 1 von 1/)
  const first = await (await getDocumentProxy(pdf.slice())).getPage(1)
  assert.deepEqual(first.view, [0, 0, 792, 612])
})

test('letters of all scripts are text in a document, the same bytes each time', async (t) => {
  const draw = pictures(t)
  const texts = [
    '数据分析报告',
    '売上ダッシュボード',
    '매출 대시보드',
    'لوحة المبيعات',
    'לוח מכירות',
    'क्षेत्र',
    'รายงานที่นี่ น้ำ',
    '🚀 ✅',
    'اردو پاکستان ڈیٹا',
    'தமிழ் அறிக்கை',
    'বাংলা প্রতিবেদন',
    'മലയാളം റിപ്പോർട്ട്',
    'ગુજરાતી અહેવાલ',
    'Հայերեն ქართული አማርኛ',
    'ភាសាខ្មែរ របាយការណ៍',
    'ພາສາລາວ ລາຍງານ',
    'ଓଡ଼ିଆ ରିପୋର୍ଟ',
  ]
  const answer = { data: { cols: [CATEGORY, REVENUE], rows: [...texts, 'සිංහල'].map((text, i) => [text, i]) } }
  const table = dashboard([place(0, question({ display: 'table', answer }), 12)], { title: '报告 لوحة' })
  const pdf = await draw.pdf(table)
  const all = (await textOf(pdf)).join(' ').replaceAll('\u2060', '')
  for (const text of [...texts, '报告 لوحة']) assert.ok(all.includes(text), `${text} in ${all}`)
  // Readers take the room around a sign above a letter for a blank.
  assert.ok(all.replaceAll(' ', '').includes('සිංහල'), all)
  assert.deepEqual(await draw.pdf(table), pdf)
  assert.ok(pdf.length < 200_000, 'only the letters that are used')
})

test('each tab begins a page with its name; questions without an answer say why', async (t) => {
  const draw = pictures(t)
  const failed = question({ title: 'Broken', answer: { status: 'failed', error: 'No such table: orders' } })
  const empty = question({ title: 'Nothing', answer: { data: { cols: [CATEGORY], rows: [] } } })
  const pages = await textOf(
    await draw.pdf(
      dashboard([], {
        tabs: [
          { name: 'First', cards: [place(0, failed)] },
          { name: 'Second', cards: [place(0, empty)] },
        ],
      }),
    ),
  )
  assert.match(pages[0] ?? '', /First Broken No such table: orders/)
  assert.match(pages[1] ?? '', /^Second Nothing The query returned no rows\./)
})

test('a document of 2,000 rows takes little memory, also the tenth time', async (t) => {
  const draw = pictures(t)
  const input = dashboard([place(0, question({ display: 'table', count: 2500 }))])
  await draw.pdf(dashboard([place(0, question())]))
  const before = process.memoryUsage.rss()
  for (let i = 0; i < 10; i += 1) await draw.pdf(input)
  assert.ok(process.memoryUsage.rss() - before < 150 * 1024 * 1024)
  const pages = await textOf(await draw.pdf(input))
  assert.match(pages.at(-1) ?? '', /Item 2000 2,999 … and 500 more rows/)
})

test('an image that would be too large is coarser', async (t) => {
  const draw = pictures(t)
  const cards = Array.from({ length: 30 }, (_, i) => place(i * 6, question()))
  const { bytes, width, height } = await draw.poster(dashboard(cards), { width: 1200 })
  const [wide, high] = sizeOf(bytes)
  assert.ok(wide * high <= 16_100_000 && wide < 2 * width)
  assert.ok(height > 8000)
})

test('the thread starts with the first picture and ends when nothing is wanted', async (t) => {
  const draw = pictures(t)
  assert.equal(draw.isRunning, false)
  await draw.png(question(), { width: 200, height: 100 })
  assert.equal(draw.isRunning, true)
  const stop = new AbortController()
  const stopped = assert.rejects(
    draw.pdf(dashboard([place(0, question())]), {}, { signal: stop.signal }),
    /no longer wanted/,
  )
  stop.abort()
  await stopped
  await draw.png(question(), { width: 200, height: 100 })
})

test('a thread that is started before its first picture draws it, and ends without one', async (t) => {
  const draw = pictures(t)
  draw.prepare()
  assert.equal(draw.isRunning, true)
  draw.prepare()
  await draw.png(question(), { width: 200, height: 100 })
  const other = pictures(t)
  other.prepare()
  for (let waits = 0; other.isRunning && waits < 100; waits += 1) await sleep(100)
  assert.equal(other.isRunning, false)
})

test('a server that draws nothing loads neither what paints nor the typeface', () => {
  const script = `
    import { registerHooks } from 'node:module'
    const loaded = []
    registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context) } })
    await import(${JSON.stringify(new URL('../server.ts', import.meta.url).href)})
    console.log(JSON.stringify(loaded.filter((url) => /resvg|pdfkit|fontkit|bidi-js|expo-google-fonts|noto-|micromark|pictures.(?:draw|fonts|pdf|layout|png|page-words)|viz.src.(?:charts|sheet)/.test(url))))`
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' })
  assert.deepEqual(JSON.parse(printed), [])
})
