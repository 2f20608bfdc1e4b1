import type { Context } from 'koa'

/** The bearer token of a request (RFC 6750 §2.1). */
export function bearerOf(ctx: Pick<Context, 'get'>): string | undefined {
  return /^bearer +([\w.~+/-]+=*) *$/i.exec(ctx.get('Authorization'))?.[1]
}
