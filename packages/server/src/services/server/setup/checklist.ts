/** What an administrator may do next after the set-up (contract: setup, section 3). */
import type { Store } from '../../../store/index.ts'
import type { SettingsSnapshot } from '../../../settings/index.ts'

const MANY_CARDS = 5
const CARDS_TO_ORGANIZE = 30
const TABLES_TO_HIDE = 20
const SERVER_DATABASES = 'https://www.postgresql.org/docs/current/tutorial-start.html'

interface ChecklistFacts {
  hasOwnDatabase: boolean
  hasMail: boolean
  hasSlack: boolean
  people: number
  cards: number
  hasModel: boolean
  hasCollection: boolean
  isEmbedded: boolean
  tables: number
  hasHiddenTable: boolean
}

export async function readFacts(store: Store, settings: SettingsSnapshot): Promise<ChecklistFacts> {
  const [databases, people, counts, collections, tables] = await Promise.all([
    store.databases.list(),
    store.users.countFiltered({ status: 'active', order: 'first_name' }),
    store.placedContent.countsByCollection(),
    store.collections.list(),
    store.tables.listActive(),
  ])
  // What came with the server is nobody's work.
  const samples = new Set(collections.filter((row) => row.is_sample).map(({ id }) => id))
  const own = counts.filter(({ collection_id }) => collection_id === null || !samples.has(collection_id))
  return {
    hasOwnDatabase: databases.some((database) => !database.is_sample && !database.is_audit && !database.is_copies),
    hasMail: settings.get('email-smtp-host') !== null,
    hasSlack: settings.read('slack-app-token') !== null,
    people,
    cards: own.reduce((sum, row) => (row.type === 'dashboard' ? sum : sum + Number(row.count)), 0),
    hasModel: own.some((row) => row.type === 'model'),
    hasCollection: collections.some((row) => row.type === null && row.personal_owner_id === null && !row.is_sample),
    isEmbedded: store.engine === 'sqlite',
    tables: tables.length,
    hasHiddenTable: tables.some((table) => table.visibility_type !== null),
  }
}

/** Groups of tasks in the order in which they are shown; the first open one is marked as the next step. */
export function checklist(facts: ChecklistFacts) {
  const groups = [
    { name: 'Get connected', tasks: connectTasks(facts) },
    { name: 'Productionize', tasks: productionTasks(facts) },
    { name: 'Curate your data', tasks: curateTasks(facts) },
  ]
  const next = groups.flatMap((group) => group.tasks).find((task) => task.triggered && !task.completed)
  return groups.map(({ name, tasks }) => ({
    name,
    tasks: tasks.map((task) => ({ ...task, group: name, is_next_step: task === next })),
  }))
}

interface Task {
  title: string
  description: string
  link: string
  completed: boolean
  triggered: boolean
}

function connectTasks({ hasOwnDatabase, hasMail, hasSlack, people, cards }: ChecklistFacts): Task[] {
  return [
    {
      title: 'Add a database',
      description: 'Connect to your data so your whole team can start to explore.',
      link: '/admin/databases/create',
      completed: hasOwnDatabase,
      triggered: true,
    },
    {
      title: 'Set up email',
      description: 'Lets the server send invitations and password resets.',
      link: '/admin/settings/email',
      completed: hasMail,
      triggered: true,
    },
    {
      title: 'Set Slack credentials',
      description: 'Lets the server send results to channels.',
      link: '/admin/settings/slack',
      completed: hasSlack,
      triggered: true,
    },
    {
      title: 'Invite team members',
      description: 'Share answers and data with the rest of your team.',
      link: '/admin/people/',
      completed: people > 1,
      triggered: cards >= MANY_CARDS,
    },
  ]
}

function productionTasks({ isEmbedded }: ChecklistFacts): Task[] {
  return [
    {
      title: 'Switch to a production-ready app database',
      description: 'A database server can be backed up while it runs and serves several processes.',
      link: SERVER_DATABASES,
      completed: !isEmbedded,
      triggered: isEmbedded,
    },
  ]
}

function curateTasks({ hasHiddenTable, tables, hasCollection, cards, hasModel }: ChecklistFacts): Task[] {
  return [
    {
      title: 'Hide irrelevant tables',
      description: 'Leave out what nobody asks questions about.',
      link: '/admin/datamodel/database',
      completed: hasHiddenTable,
      triggered: tables >= TABLES_TO_HIDE,
    },
    {
      title: 'Organize questions',
      description: 'Collections keep many questions easy to find.',
      link: '/collection/root',
      completed: hasCollection,
      triggered: cards >= CARDS_TO_ORGANIZE,
    },
    {
      title: 'Create a model',
      description: 'Give people a good start for their own questions.',
      link: '/model/new',
      completed: hasModel,
      triggered: !hasModel,
    },
  ]
}
