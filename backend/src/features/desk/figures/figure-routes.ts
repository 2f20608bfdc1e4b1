import { adminRoutesUnder } from '../../../platform/http/admin-routes'
import { readDesk } from '../permission'
import { deskFigures } from './desk-figures'

export const figureRoutes = adminRoutesUnder(
  '/figures',
  {
    'GET /': async (ctx) => {
      ctx.body = { data: await deskFigures(strapi.db.connection, new Date()) }
    },
  },
  readDesk,
)
