import { errors } from '@strapi/utils'
import { adminRoutes } from '../../platform/http/admin-routes'
import { idOf } from '../../platform/http/parameters'
import { madeDocument } from './made-document'
import { sendDocument } from './own-document'
import { readDocuments } from './permission'

/** `GET /admin/site/documents/{id}`: a document of any customer, for the desk. */
export const documentRoutes = adminRoutes(
  '/admin/site/documents',
  {
    'GET /:id': async (ctx) => {
      const id = idOf(ctx.params.id)
      const document = id === null ? undefined : await madeDocument(id)
      if (!document) throw new errors.NotFoundError('Dit document is er niet.')
      sendDocument(ctx, document)
    },
  },
  readDocuments,
)
