import type { Method } from '@gevel/contract/endpoint'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'

/** A route below `/api` that no permission in the database closes or opens. */
export interface ApiRoute {
  method: Method
  /** without `/api`: `/public/contents/:id` */
  path: string
  handler(ctx: Context): Promise<void>
  config: { auth: false }
}

/** Opens the routes of the site's API. Strapi would find them in `api/<type>/routes` too, away from their feature. */
export function openApiRoutes(strapi: Core.Strapi, routes: readonly ApiRoute[]): void {
  const type = 'content-api'
  strapi.server.routes({ type, routes: routes.map((route) => ({ ...route, info: { type } })) })
}
