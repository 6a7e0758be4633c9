/**
 * Every way by which values of a table could come out, as requests that one person makes: what an answer shows of the
 * secrets of `secret-shop.ts` is found by `secretsIn`.
 */
import type { SecretShop } from './secret-shop.ts'
import type { Answer, Client } from './test-server.ts'

export interface Door {
  name: string
  ask(client: Client): Promise<Answer>
  /** Shows nothing to administrators either: it is there for what its failure may tell. */
  isQuiet?: true
}

/** What of the secrets an answer holds; null for nothing. */
export function secretsIn({ body, text }: Answer): string | null {
  const data: unknown = Object(body)['data']
  const { rows, cols, insights } = Object(data)
  // The envelope repeats the query, whose ids may be long numbers.
  const shown = rows === undefined ? text : JSON.stringify([rows, cols, insights, Object(body)['error']])
  return /secret[^"]*|(?<![\d.-])\d{7,}/i.exec(shown)?.[0] ?? null
}

/** @param subject the table whose values are asked for */
export async function secretDoors(shop: SecretShop, subject: 'orders' | 'wages', admin: Client): Promise<Door[]> {
  const id = (path: string) => shop.field(path)
  const [table, people, links] = [await shop.table(subject), await shop.table('people'), await shop.table('links')]
  const [key, person, kind, note, amount] = await Promise.all(
    ['id', 'person_id', 'kind', 'note', 'amount'].map((name) => id(`${subject}.${name}`)),
  )
  const [personKey, link] = [await id('people.id'), await id(`links.${subject === 'orders' ? 'order_id' : 'wage_id'}`)]

  const schema = shop.schema === undefined ? '' : `"${shop.schema}".`
  const spelled = schema + subject
  const f = (field: unknown, options: object | null = null) => ['field', field, options]
  const sum = ['sum', f(amount)]
  const text = { 'base-type': 'type/Text' }
  const number = { 'base-type': 'type/Integer' }

  const mbql = (query: object) => ({ database: shop.id, type: 'query', query })
  const rows = (query: object = {}) => mbql({ 'source-table': table, ...query })
  const native = (query: string, tags: object = {}) => ({
    database: shop.id,
    type: 'native',
    native: { query, 'template-tags': tags },
  })
  // Labels that people gave to values tell of them, too.
  await admin.post(`/api/field/${kind}/values`, {
    values: [
      ['open', 'Open'],
      ['secret', 'A secret kind'],
    ],
  })
  await admin.post(`/api/field/${kind}/dimension`, { type: 'internal', name: 'Kind' })

  const doors: Door[] = []
  const door = (name: string, ask: Door['ask'], more: Partial<Door> = {}) => doors.push({ name, ask, ...more })
  const query = (name: string, asked: object, more: Partial<Door> = {}) =>
    door(name, (client) => client.post('/api/dataset', asked), more)
  const get = (path: string, more: Partial<Door> = {}) => door(`GET ${path}`, (client) => client.get(path), more)
  const save = async (name: string, dataset_query: object, more: object = {}): Promise<number> => {
    const card = { name, display: 'table', visualization_settings: {}, dataset_query, ...more }
    const answer = await admin.post('/api/card', card)
    if (answer.status !== 200) throw new Error(answer.text)
    // Its columns are learned with what is known of their values.
    await admin.post(`/api/card/${answer.body.id}/query`)
    return answer.body.id
  }

  // Of the table itself.
  query('rows', rows())
  query('fields by id', rows({ fields: [f(note)] }))
  query('fields by name', rows({ fields: [f('note', text)] }))
  query('fields by name in capitals', rows({ fields: [f('NOTE', text)] }), { isQuiet: true })
  query('the last by an order', rows({ 'order-by': [['desc', f(amount)]], limit: 1 }))
  query(
    'an order by a column that is not shown',
    rows({ fields: [f(note)], 'order-by': [['desc', f(amount)]], limit: 1 }),
  )
  for (const name of ['sum', 'max', 'avg', 'median', 'stddev', 'var']) {
    query(name, rows({ aggregation: [[name, f(amount)]] }))
  }
  query('a sum where', rows({ aggregation: [['sum-where', f(amount), ['>', f(amount), 100]]] }))
  query('a running sum', rows({ aggregation: [['cum-sum', f(amount)]], breakout: [f(key)] }))
  query('an expression over sums', rows({ aggregation: [['+', sum, 1]] }))
  query('groups', rows({ aggregation: [['count']], breakout: [f(kind)] }))
  query('a filter', rows({ filter: ['>', f(amount), 100], aggregation: [sum] }))
  query('a filter with or', rows({ filter: ['or', ['>', f(key), 0], ['=', f(kind), 'x']], aggregation: [sum] }))
  query('an expression', rows({ expressions: { e: ['concat', f(note), '!'] }, fields: [['expression', 'e']] }))
  query(
    'bins',
    rows({ aggregation: [['count']], breakout: [f(amount, { binning: { strategy: 'num-bins', 'num-bins': 2 } })] }),
  )
  const cast = ['>', ['integer', f(note)], 0]
  query('the message of a failure', rows({ filter: cast, aggregation: [['count']] }), { isQuiet: true })
  query('the message of a failure in an expression', rows({ expressions: { e: ['integer', f(note)] } }), {
    isQuiet: true,
  })
  query('a nested query', mbql({ 'source-query': { 'source-query': { 'source-table': table } } }))
  query(
    'a sum one level up',
    mbql({ 'source-query': { 'source-table': table }, aggregation: [['sum', f('amount', number)]] }),
  )
  const stage = { 'lib/type': 'mbql.stage/mbql', 'source-table': table }
  query('stages', { 'lib/type': 'mbql/query', database: shop.id, stages: [stage, { 'lib/type': 'mbql.stage/mbql' }] })

  // Through others.
  const condition = ['=', f(personKey), f(person, { 'join-alias': 'S' })]
  const joinOf = (more: object) => ({ alias: 'S', condition, fields: 'all', ...more })
  for (const strategy of ['left-join', 'right-join', 'inner-join', 'full-join']) {
    query(`a ${strategy}`, mbql({ 'source-table': people, joins: [joinOf({ 'source-table': table, strategy })] }))
  }
  query(
    'a join of a nested query',
    mbql({ 'source-table': people, joins: [joinOf({ 'source-query': { 'source-table': table } })] }),
  )
  query(
    'a join for its condition',
    mbql({
      'source-table': people,
      joins: [{ ...joinOf({ 'source-table': table }), fields: 'none' }],
      aggregation: [['max', f(amount, { 'join-alias': 'S' })]],
    }),
  )
  query(
    'a self-join',
    rows({
      joins: [
        {
          alias: 'S',
          'source-table': table,
          fields: 'all',
          strategy: 'right-join',
          condition: ['!=', f(key), f(key, { 'join-alias': 'S' })],
        },
      ],
    }),
  )
  query('a foreign key', mbql({ 'source-table': links, fields: [f(note, { 'source-field': link })] }))
  query(
    'a foreign key, summed',
    mbql({ 'source-table': links, aggregation: [['sum', f(amount, { 'source-field': link })]] }),
  )
  query(
    'a foreign key in a filter',
    mbql({
      'source-table': links,
      filter: ['>', f(amount, { 'source-field': link }), 100],
      aggregation: [['max', f(amount, { 'source-field': link })]],
    }),
  )
  const plain = await save('Rows', rows())
  const summed = await save('Sums', rows({ aggregation: [sum], breakout: [f(kind)] }))
  const model = await save('Model', rows(), { type: 'model' })
  const sql = await save('SQL', native(`select * from ${spelled}`))
  const onSql = await save('On SQL', mbql({ 'source-table': `card__${sql}` }))
  const metric = await save('Metric', rows({ aggregation: [sum] }), { type: 'metric' })
  for (const card of [plain, summed, model, sql, onSql]) {
    query(`a question on question ${card}`, mbql({ 'source-table': `card__${card}` }))
    query(
      `a join with question ${card}`,
      mbql({
        'source-table': people,
        joins: [{ alias: 'S', 'source-table': `card__${card}`, fields: 'all', condition: ['!=', f(personKey), -1] }],
      }),
      { isQuiet: true },
    )
    for (const path of [`/api/card/${card}/query`, `/api/card/pivot/${card}/query`]) {
      door(`POST ${path}`, (client) => client.post(path), path.includes('pivot') ? { isQuiet: true } : {})
    }
    for (const format of ['csv', 'json', 'api']) {
      door(`card ${card} as ${format}`, (client) => client.post(`/api/card/${card}/query/${format}`))
    }
    get(`/api/card/${card}`, card === summed ? { isQuiet: true } : {})
    get(`/api/card/${card}/query_metadata`, { isQuiet: true })
    get(`/api/table/card__${card}/query_metadata`, { isQuiet: true })
  }
  get('/api/card?include=result_metadata')
  for (const path of ['/api/collection/root/items', `/api/card/${plain}/series`, `/api/card/${plain}/related`]) {
    get(path, { isQuiet: true })
  }
  get(`/api/revision?entity=card&id=${plain}`, { isQuiet: true })
  get('/api/activity/recents?context=views', { isQuiet: true })
  get('/api/database/-1337/metadata', { isQuiet: true })
  query('a metric', mbql({ 'source-table': `card__${metric}`, aggregation: [['metric', metric]] }))
  const definition = { filter: ['>', f(amount), 100] }
  const { body: segment } = await admin.post('/api/segment', { name: `Big ${subject}`, table_id: table, definition })
  query('a segment', rows({ filter: ['segment', segment.id], aggregation: [sum] }))

  // SQL.
  const { engine } = shop
  const quote = engine === 'mysql' ? '`' : '"'
  const written = [
    spelled,
    spelled.toUpperCase(),
    `${schema}${quote}${subject}${quote}`,
    `/* */ ${spelled}`,
    `(select * from ${spelled})`,
  ]
  for (const name of engine === 'postgres' ? [...written, `public.${subject}`, `"public".${subject}`] : written) {
    // Names of tables of MySQL have their letters as they were made.
    query(
      `SQL on ${name}`,
      native(`select note from ${name} s`),
      engine === 'mysql' && name !== name.toLowerCase() ? { isQuiet: true } : {},
    )
  }
  query('SQL that counts', native(`select sum(amount) from ${spelled}`))
  query('SQL below', mbql({ 'source-query': { native: `select * from ${spelled}` } }))
  query(
    'SQL in a join',
    mbql({
      'source-table': people,
      joins: [
        {
          alias: 'S',
          fields: [f('note', { 'join-alias': 'S', ...text })],
          'source-query': { native: `select * from ${spelled}` },
          condition: ['!=', f(personKey), f('id', { ...number, 'join-alias': 'S' })],
        },
      ],
    }),
  )
  for (const card of [plain, sql]) {
    const tag = { id: 'c', name: `#${card}`, type: 'card', 'card-id': card, 'display-name': 'C' }
    query(`SQL on question ${card}`, native(`select * from {{#${card}}} x`, { [`#${card}`]: tag }))
  }
  const snippetName = `S ${shop.id} ${subject}`
  const { body: snippet } = await admin.post('/api/native-query-snippet', {
    name: snippetName,
    content: `select note from ${spelled}`,
  })
  const snippetTag = {
    id: 's',
    name: `snippet: ${snippetName}`,
    type: 'snippet',
    'snippet-name': snippetName,
    'snippet-id': snippet.id,
  }
  query('SQL of a snippet', native(`{{snippet: ${snippetName}}}`, { [`snippet: ${snippetName}`]: snippetTag }))
  query(
    'SQL with a field filter',
    native(`select note from ${spelled} where {{x}}`, {
      x: { id: 'x', name: 'x', type: 'dimension', dimension: f(kind), 'widget-type': 'string/=', 'display-name': 'X' },
    }),
  )
  query(
    'SQL with a table variable',
    native('select note from {{t}} x', {
      t: { id: 't', name: 't', type: 'table', 'table-id': table, 'display-name': 'T' },
    }),
  )
  query('SQL that fails', native(`select cast(note as integer) + 1 from ${spelled} where id > 3`), { isQuiet: true })

  // Files and pivots.
  for (const [name, asked] of Object.entries({ rows: rows(), sql: native(`select * from ${spelled}`) })) {
    for (const format of ['csv', 'json', 'api']) {
      door(`${name} as ${format}`, (client) => client.post(`/api/dataset/${format}`, { query: asked }))
    }
  }
  const pivot = { ...rows({ aggregation: [sum], breakout: [f(kind), f(person)] }), pivot_rows: [0], pivot_cols: [1] }
  door('a pivot', (client) => client.post('/api/dataset/pivot', pivot))
  door('a pivot as csv', (client) => client.post('/api/dataset/csv', { query: pivot, pivot_results: true }))
  door('the SQL of a query', (client) => client.post('/api/dataset/native', rows({ limit: 5 })), { isQuiet: true })
  door('what a query is about', (client) => client.post('/api/dataset/query_metadata', rows()))

  // Values of fields and parameters.
  get(`/api/field/${kind}/values`)
  get(`/api/field/${note}/values`)
  get(`/api/field/${kind}/search/${kind}?value=e`)
  get(`/api/field/${note}/search/${note}?value=e`)
  get(`/api/field/${key}/search/${note}?value=e`)
  get(`/api/field/${key}/remapping/${note}?value=4`)
  get(`/api/field/${link}/remapping/${note}?value=4`)
  get(`/api/field/${amount}`)
  get(`/api/field/${amount}/related`, { isQuiet: true })
  for (const field of [kind, note]) {
    const parameter = { id: 'p', type: 'string/=', name: 'P' }
    const body = { parameter, field_ids: [field] }
    for (const path of ['values', 'search/e']) {
      door(`parameter ${path} of ${field}`, (client) => client.post(`/api/dataset/parameter/${path}`, body))
    }
  }
  for (const card of [plain, sql]) {
    const value_field = f('kind', text)
    const parameter = {
      id: 'p',
      type: 'string/=',
      name: 'P',
      values_source_type: 'card',
      values_source_config: { card_id: card, value_field },
    }
    door(`parameter values of question ${card}`, (client) =>
      client.post('/api/dataset/parameter/values', { parameter }),
    )
  }
  const tag = {
    id: 'x',
    name: 'x',
    type: 'dimension',
    dimension: f(kind),
    'widget-type': 'string/=',
    'display-name': 'X',
  }
  const filtered = await save(
    'Filtered',
    native(`select id from people where exists (select 1 from ${spelled} where {{x}})`, { x: tag }),
  )
  get(`/api/card/${filtered}/params/x/values`)
  get(`/api/card/${filtered}/params/x/search/e`)

  // A dashboard with filters, of which one narrows what the other offers.
  const mapped = (card_id: number) => [
    { parameter_id: 'k', card_id, target: ['dimension', f(kind)] },
    { parameter_id: 'n', card_id, target: ['dimension', f(note)] },
  ]
  const place = { col: 0, size_x: 6, size_y: 3 }
  const filters = [
    { id: 'k', type: 'string/=', name: 'Kind', slug: 'kind' },
    { id: 'n', type: 'string/=', name: 'Note', slug: 'note', filteringParameters: ['k'] },
  ]
  const { body: dashboard } = await admin.post('/api/dashboard', { name: 'Board', parameters: filters })
  const { body: board } = await admin.put(`/api/dashboard/${dashboard.id}`, {
    dashcards: [
      { id: -1, card_id: plain, row: 0, ...place, parameter_mappings: mapped(plain) },
      { id: -2, card_id: sql, row: 3, ...place, parameter_mappings: [] },
    ],
  })
  get(`/api/dashboard/${board.id}`)
  get(`/api/dashboard/${board.id}/query_metadata`)
  for (const path of ['k/values', 'n/values', 'n/search/e', 'n/values?k=secret', 'k/search/e?n=x']) {
    get(`/api/dashboard/${board.id}/params/${path}`, path.endsWith('=x') ? { isQuiet: true } : {})
  }
  for (const { id: dashcard, card_id: card } of board.dashcards) {
    const path = `dashcard/${dashcard}/card/${card}/query`
    door(`${path} of a dashboard`, (client) => client.post(`/api/dashboard/${board.id}/${path}`))
    for (const format of ['csv', 'json', 'api']) {
      door(`${path}/${format} of a dashboard`, (client) => client.post(`/api/dashboard/${board.id}/${path}/${format}`))
    }
  }

  // Metadata, with what is known of the values.
  get(`/api/table/${table}/query_metadata`)
  get(`/api/table/${table}/data`)
  get(`/api/database/${shop.id}/metadata`)
  get(`/api/database/${shop.id}?include=tables.fields`)
  get(`/api/database/${shop.id}/fields`, { isQuiet: true })

  // What is shown for a foreign key.
  door('the labels of a foreign key', async (client) => {
    const dimension = { type: 'external', name: 'Note', human_readable_field_id: note }
    await admin.post(`/api/field/${link}/dimension`, dimension)
    const answer = await client.post('/api/dataset', mbql({ 'source-table': links }))
    await admin.delete(`/api/field/${link}/dimension`)
    return answer
  })
  return doors
}
