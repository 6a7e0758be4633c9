/** What a mail of a subscription is made of, read from the bytes that the mail server got: texts, pictures, files, headers. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readXlsx } from 'hucre/xlsx'
import { extractText, getDocumentProxy } from 'unpdf'
import { mailing, NAME, SENDER, SITE } from '../support/mailed-dashboard.ts'
import { assertWellFormed, readMessage, type MailMessage, type MessageFile } from '../support/mail-message.ts'
import { differingShare, halved, readPng } from '../support/png-pixels.ts'

/** What a mail gives to a picture, in CSS pixels. */
const PICTURE_WIDTH = 584
/** What it is drawn for: its print is as large as that around it. */
const DRAWN_WIDTH = 480

/** Two charts and a table. */
const CARDS = [
  ['Aufträge nach Stand', 'bar', 'select status, count(*) as orders from orders group by 1 order by 1'],
  ['Einzelne 訂單 <b>', 'table', "select id, status, total, 'ö,\"' || id as remark from orders order by id limit 30"],
  ['Verlauf 📈', 'line', 'select quantity, sum(total) as total from orders group by 1 order by 1'],
] as const

const fileOf = ({ files }: MailMessage, type: string, part = '') => {
  const found = files.find((file) => file.type === type && file.name.includes(part))
  assert.ok(found, `${type} ${part}: ${files.map(({ name }) => name).join()}`)
  return found
}

test('a mail with charts, tables and files says what the page shows', async (t) => {
  const { as, addCard, mailsOf, userId } = await mailing(t)
  await as.admin.put(`/api/user/${userId}`, { locale: 'de' })
  const ids: number[] = []
  for (const [name, display, query] of CARDS) ids.push(await addCard(name, display, query))
  const raws = await mailsOf(ids, { include_csv: true, include_xls: true })
  const [toUser, toOps] = await Promise.all(raws.map(readMessage))
  assert.ok(toUser && toOps)
  const rowsOf = async (id: number | undefined) => (await as.admin.post(`/api/card/${id}/query`)).body.data

  await t.test('every server takes it as it is', () => raws.forEach(assertWellFormed))

  await t.test('its parts are nested as mail programs expect', () => {
    assert.deepEqual(toUser.types.slice(0, 7), [
      'multipart/mixed',
      'multipart/alternative',
      'text/plain',
      'multipart/related',
      'text/html',
      'image/png',
      'image/png',
    ])
    assert.equal(toUser.types.length, 7 + CARDS.length * 2 + 1)
  })

  await t.test('its headers hold names in any letters, and say that it was made by a machine', () => {
    for (const { subject, from, headers } of [toUser, toOps]) {
      assert.deepEqual([subject, from], [NAME, SENDER])
      assert.equal(headers.get('auto-submitted'), 'auto-generated')
      assert.match(String(headers.get('message-id')), /^<delivery-\d+@bi\.example\.org>$/)
      assert.equal(headers.get('mime-version'), '1.0')
      assert.ok(!Number.isNaN(Date.parse(String(headers.get('date')))))
    }
    assert.notEqual(toUser.headers.get('message-id'), toOps.headers.get('message-id'))
    assert.deepEqual(
      [toUser.headers.has('list-unsubscribe'), toUser.headers.has('list-unsubscribe-post')],
      [false, false],
    )
    assert.match(String(toOps.headers.get('list-unsubscribe')), /^<https:\/\/bi\.example\.org\/unsubscribe\?[^\s<>]+>$/)
    assert.equal(toOps.headers.get('list-unsubscribe-post'), 'List-Unsubscribe=One-Click')
  })

  await t.test('both texts name the cards and their rows', () => {
    for (const [name] of CARDS) {
      assert.ok(toUser.text.includes(name), name)
      assert.ok(toUser.html.includes(name.replace('<b>', '&lt;b&gt;')), name)
    }
    assert.ok(toUser.text.includes('ö,"1') && toUser.html.includes('ö,&quot;1'))
    assert.doesNotMatch(toUser.html, /<b>|<script|<link|url\(|src="(?!cid:)/)
    assert.match(toUser.html, /@media \(prefers-color-scheme: dark\)/)
    assert.match(toUser.html, /<meta name="color-scheme" content="light dark">/)
    assert.ok(toOps.html.includes(String(toOps.headers.get('list-unsubscribe')).slice(1, -1).replaceAll('&', '&amp;')))
  })

  await t.test('pictures are in the mail, once each, larger than they are shown', () => {
    const shown = [...toUser.html.matchAll(/<img [^>]*src="cid:([^"]+)"[^>]*>/g)]
    assert.deepEqual(shown.map(([, id]) => id).toSorted(), toUser.pictures.map(({ id }) => id).toSorted())
    assert.equal(new Set(shown.map(([, id]) => id)).size, 2)
    for (const [image, id] of shown) {
      const width = Number(/ width="(\d+)"/.exec(image)?.[1])
      const picture: MessageFile | undefined = toUser.pictures.find((one) => one.id === id)
      assert.equal(width, PICTURE_WIDTH)
      assert.equal(readPng(picture?.bytes ?? new Uint8Array()).width, DRAWN_WIDTH * 2)
      assert.match(image, / alt="[^"]+"/)
    }
  })

  await t.test('a picture is that of the question', async () => {
    const asked = async (id: number | undefined) =>
      readPng((await as.admin.get(`/api/pulse/preview_card_png/${id}?width=${DRAWN_WIDTH}`)).bytes)
    const [bars, line] = [await asked(ids[0]), await asked(ids[2])]
    const [first, second] = toUser.pictures.map(({ bytes }) => halved(readPng(bytes)))
    assert.ok(first && second)
    for (const [mailed, shown, other] of [
      [first, bars, line],
      [second, line, bars],
    ] as const) {
      assert.ok(differingShare(mailed, shown, 24) < 0.001, 'differs from what is shown')
      assert.ok(differingShare(mailed, other, 24) > 0.05, 'two charts that are alike')
    }
  })

  await t.test('files have the rows of the API', async () => {
    for (const [at, [name]] of CARDS.entries()) {
      const { cols, rows } = await rowsOf(ids[at])
      const head = cols.map(({ display_name }: { display_name: string }) => display_name)
      const part = ['auftrage_nach_stand_', 'einzelne_訂單_b_', 'verlauf_'][at]
      const xlsx = fileOf(toUser, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', part)
      assert.deepEqual((await readXlsx(xlsx.bytes)).sheets[0]?.rows, [head, ...rows], name)
      const csv = Buffer.from(fileOf(toUser, 'text/csv', part).bytes).toString('utf8')
      assert.deepEqual(
        csvRows(csv),
        [head, ...rows].map((row) => row.map(String)),
        name,
      )
    }
  })

  await t.test('the document has the titles of all cards, and is in the language of its readers', async () => {
    for (const [mail, words] of [
      [toUser, ['open 1,5', 'Seite 1 von']],
      [toOps, ['open 1.5', 'Page 1 of']],
    ] as const) {
      const { bytes } = fileOf(mail, 'application/pdf')
      const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true })
      const plain = text.replaceAll(/\s+/g, '')
      for (const said of [...CARDS.map(([name]) => name), ...words])
        assert.ok(plain.includes(said.replaceAll(/\s+/g, '')), `${said} in ${plain}`)
    }
  })
})

/** Rows of a CSV file with quotes where they are needed. */
function csvRows(text: string): string[][] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/)
  return lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
      quoted === undefined ? String(plain) : quoted.replaceAll('""', '"'),
    ),
  )
}

test('a file that is too large for a mail is a link in both texts', async (t) => {
  const { addCard, mailsOf } = await mailing(t)
  const query = `with recursive n(i) as (select 1 union all select i + 1 from n where i < 14000)
    select i, printf('%0800d', i) as filler from n`
  const large = await addCard('Large one', 'table', query)
  const small = await addCard('Small one', 'table', 'select 1 as n')
  const [raw = Buffer.of()] = await mailsOf([large, small], { include_csv: true })
  assertWellFormed(raw)
  const mail = await readMessage(raw)
  assert.deepEqual(
    mail.files.map(({ type, name }) => [type, name.split('_')[0]]),
    [
      ['text/csv', 'small'],
      ['application/pdf', 'große'],
    ],
  )
  for (const text of [mail.text, mail.html]) {
    assert.match(text, /Large one\.csv/)
    assert.match(text, /larger than a message can carry \(10 MB\)/)
    assert.ok(text.includes(`${SITE}/question/${large}`) || text.includes(`${SITE}/dashboard/`))
  }
})
