/** Asking for data; databases, schemas and tables. */
import type { AnyRoute } from '@tanstack/react-router'
import { page } from './route.ts'

const question = () => import('../../features/question/index.ts')
const models = () => import('../../features/models/index.ts')
const browse = () => import('../../features/browse/index.ts')

export const dataRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    page(parent, '/question', question, 'UnsavedQuestionPage'),
    page(parent, '/question/notebook', question, 'UnsavedQuestionPage'),
    page(parent, '/question/$slug', question, 'QuestionPage'),
    page(parent, '/model/$slug', models, 'ModelPage'),
    page(parent, '/metric/$slug', models, 'MetricPage'),
    page(parent, '/question/sql', () => import('../../features/sql/index.ts'), 'SqlPage'),
    page(parent, '/browse', browse, 'BrowsePage'),
    page(parent, '/browse/databases/$slug', browse, 'BrowsePage'),
    page(parent, '/browse/databases/$slug/schema/$schema', browse, 'BrowsePage'),
    page(parent, '/table/$id', browse, 'TablePage'),
  ] as const
