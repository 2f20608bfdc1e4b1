import { errors } from '@strapi/utils'
import type { Context, Next } from 'koa'
import { queueWrite } from '../../content/documents/write-queue'
import { requireReadablePreview } from '../../content/previews/require-readable'

type Method = (this: unknown, ctx: Context, ...given: unknown[]) => Promise<unknown>

interface Route {
  method: string
  path: string
  config?: { middlewares?: unknown[] }
}

interface Plugin {
  controllers: { relations: { extractAndValidateRequestInfo: Method } }
  routes: Record<'admin' | 'preview', { routes: Route[] }>
}

const unknownKind = 'Dit soort inhoud is er niet.'
const kindOfPath = { 'single-types': 'singleType', 'collection-types': 'collectionType' } as const

/**
 * Responds with 403 where Strapi forgets that it has rejected a list of relations, continues with missing data, and
 * fails with a 500; and with 404 for a content type under the routes of the other kind, where Strapi would change
 * whichever document it finds first. Also queues writes of documents, and gives previews only to editors who may read them.
 */
export default (plugin: Plugin): Plugin => {
  const { relations } = plugin.controllers
  const look = relations.extractAndValidateRequestInfo
  relations.extractAndValidateRequestInfo = async function (...given) {
    const [{ params }] = given
    // `constructor` exists on every object
    if (![strapi.contentTypes, strapi.components].some((models) => Object.hasOwn(models, params.model)))
      throw new errors.NotFoundError(unknownKind)
    const found = await look.apply(this, given)
    if (found === undefined) throw new errors.ForbiddenError()
    return found
  }
  for (const [path, kind] of Object.entries(kindOfPath)) {
    for (const route of plugin.routes.admin.routes.filter((route) => route.path.startsWith(`/${path}/:model`)))
      route.config = {
        ...route.config,
        middlewares: [
          requireKind(kind),
          ...(route.config?.middlewares ?? []),
          ...(route.method === 'GET' ? [] : [queueWrite]),
        ],
      }
  }
  for (const route of plugin.routes.preview.routes.filter(({ path }) => path === '/preview/url/:contentType'))
    route.config = { ...route.config, middlewares: [requireReadablePreview, ...(route.config?.middlewares ?? [])] }
  return plugin
}

function requireKind(kind: (typeof kindOfPath)[keyof typeof kindOfPath]) {
  return async (ctx: Context, next: Next): Promise<void> => {
    const type = strapi.contentTypes[ctx.params.model as never] as { kind: string } | undefined
    if (type?.kind !== kind) throw new errors.NotFoundError(unknownKind)
    await next()
  }
}
