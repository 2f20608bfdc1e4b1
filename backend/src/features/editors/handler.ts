import type { Context, Next } from 'koa'

/** A handler of one of Strapi's own admin routes. */
export type Handler = (ctx: Context, next: Next) => Promise<void>

/** Handlers of a controller, by Strapi's names for them. */
export type Handlers = Record<string, Handler>
