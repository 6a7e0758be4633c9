/** Dashboards as files. Holds no rule of its own. */
import { DashboardFileQuery, DashboardKeyParams, PdfFile, PngFile } from '@querent/contract'
import { USER } from '../http/access/access.ts'
import { FILE_FORMATS, FILE_NAMES, FILE_OF_DASHBOARD, sendFile } from '../http/answers/file-answer.ts'
import { callerSignal } from '../http/request/caller-signal.ts'
import { routes } from '../http/routes.ts'

export const dashboardFileRoutes = routes(
  '/api/dashboard',
  'Dashboards',
  async (app, { dashboards, dashboardFiles }) => {
    for (const format of FILE_FORMATS) {
      app.get(
        `/:id/${format}`,
        {
          config: USER,
          schema: {
            summary: `Download a dashboard as ${FILE_NAMES[format]}`,
            description: FILE_OF_DASHBOARD,
            params: DashboardKeyParams,
            querystring: DashboardFileQuery,
            response: { 200: format === 'pdf' ? PdfFile : PngFile },
          },
        },
        async ({ user, versions, params, query }, reply) => {
          const id = await dashboards.resolveId(params.id)
          const asked = { id, query, signal: callerSignal(reply), versions }
          return sendFile(reply, await dashboardFiles.ofUser(user, asked, format))
        },
      )
    }
  },
)
