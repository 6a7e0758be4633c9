import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainMarkdown } from './plain-markdown.ts'

const MARKDOWN = `# How it *goes*

**Revenue** rose, see [the plan](https://bi.example.org/plan) and <https://bi.example.org>.
It is \`sum(total)\` <b>

- one
  - \\*two\\*
- three

1. first
2. second

> Quoted
> twice

---

| Name | Count |
|---|---|
| Ada | 2 |

\`\`\`sql
select 1
  from t
\`\`\`
`

test('Markdown is shown without its signs, with the addresses of links', async () => {
  assert.equal(
    await plainMarkdown(MARKDOWN),
    `How it goes

Revenue rose, see the plan (https://bi.example.org/plan) and https://bi.example.org. It is sum(total) <b>

• one
    • *two*
• three

1. first
2. second

> Quoted twice

----

Name  Count
Ada  2

    select 1
      from t`,
  )
})

test('what has no Markdown stays as it is', async () => {
  assert.equal(await plainMarkdown('Größe & 数据: 3 < 4'), 'Größe & 数据: 3 < 4')
  assert.equal(await plainMarkdown(' \n'), '')
})
