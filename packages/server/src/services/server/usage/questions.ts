/** The questions that come with the Usage data source. */

interface ReadyQuestion {
  name: string
  description: string
  display: 'table' | 'bar' | 'line'
  sql: string
  settings?: Record<string, unknown>
}

const chart = (dimension: string, ...metrics: string[]) => ({
  'graph.dimensions': [dimension],
  'graph.metrics': metrics,
})

export const READY_QUESTIONS: readonly ReadyQuestion[] = [
  {
    name: 'Most viewed',
    description: 'Questions and dashboards by how often people looked at them in the last 30 days.',
    display: 'table',
    sql: `select v.model, v.model_id as id, coalesce(q.name, d.name, max(v.name)) as name, sum(v.times) as views,
  count(distinct v.person_id) as people
from views v left join questions q on v.model = 'card' and q.id = v.model_id
  left join dashboards d on v.model = 'dashboard' and d.id = v.model_id
where v.viewed_at >= datetime('now', '-30 days') and v.model in ('card', 'dashboard')
group by v.model, v.model_id order by views desc limit 100`,
  },
  {
    name: 'Slowest questions',
    description: 'Questions by how long they ran on average in the last 30 days, without results from the cache.',
    display: 'table',
    sql: `select c.id, c.name, p.name as creator, count(*) as runs, round(avg(q.running_time_ms)) as average_ms,
  max(q.running_time_ms) as slowest_ms, round(sum(q.running_time_ms) / 1000.0) as seconds_in_all
from queries q join questions c on c.id = q.question_id left join people p on p.id = c.creator_id
where q.started_at >= datetime('now', '-30 days') and not q.is_cached and q.status = 'completed'
group by c.id order by average_ms desc limit 100`,
  },
  {
    name: 'Failing questions',
    description: 'Questions that failed in the last 30 days.',
    display: 'table',
    sql: `select c.id, c.name, p.name as creator, count(*) filter (where q.status = 'failed') as failures,
  count(*) as runs, max(q.started_at) filter (where q.status = 'failed') as last_failure
from queries q join questions c on c.id = q.question_id left join people p on p.id = c.creator_id
where q.started_at >= datetime('now', '-30 days')
group by c.id having failures > 0 order by failures desc limit 100`,
  },
  {
    name: 'Unused content',
    description: 'Questions and dashboards that nobody used in the last 90 days.',
    display: 'table',
    sql: `select 'question' as kind, c.id, c.name, p.name as creator, c.created_at, c.last_used_at as last_use
from questions c left join people p on p.id = c.creator_id
where not c.is_archived and coalesce(c.last_used_at, c.created_at) < datetime('now', '-90 days')
union all
select 'dashboard', d.id, d.name, p.name, d.created_at, d.last_viewed_at
from dashboards d left join people p on p.id = d.creator_id
where not d.is_archived and coalesce(d.last_viewed_at, d.created_at) < datetime('now', '-90 days')
order by last_use limit 1000`,
  },
  {
    name: 'Active people per week',
    description: 'How many people looked at something or asked something in each week.',
    display: 'line',
    sql: `select date(at, '-6 days', 'weekday 1') as week, count(distinct person_id) as people
from (select viewed_at as at, person_id from views union all select started_at, person_id from queries)
where person_id is not null group by 1 order by 1`,
    settings: chart('week', 'people'),
  },
  {
    name: 'Logins per day',
    description: 'Logins of the last 90 days, and those that were refused.',
    display: 'bar',
    sql: `select date(at) as day, count(*) filter (where is_successful) as logins,
  count(*) filter (where not is_successful) as refused
from logins where at >= datetime('now', '-90 days') group by 1 order by 1`,
    settings: chart('day', 'logins', 'refused'),
  },
  {
    name: 'Queries per day',
    description: 'Queries of the last 90 days, how many came from the cache and how many failed.',
    display: 'line',
    sql: `select date(started_at) as day, count(*) as queries, count(*) filter (where is_cached) as cached,
  count(*) filter (where status = 'failed') as failed
from queries where started_at >= datetime('now', '-90 days') group by 1 order by 1`,
    settings: chart('day', 'queries', 'cached', 'failed'),
  },
  {
    name: 'Latest changes',
    description: 'Who changed what.',
    display: 'table',
    sql: `select c.at, p.name as person, c.action, c.model, c.model_id, c.name
from changes c left join people p on p.id = c.person_id order by c.at desc, c.id desc limit 500`,
  },
]
