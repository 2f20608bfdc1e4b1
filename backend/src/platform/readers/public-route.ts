import { READER_HEADER } from '@gevel/contract/reader-state'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { collectTags } from '../changes/track-reads'
import { type Client, clientOf } from '../http/client'
import { idOf } from '../http/parameters'
import type { ApiRoute } from '../http/route'
import { reportMistake } from '../logging/log'
import type { Reader } from './access'
import { readerOf } from './reader'

/**
 * The parsed query and path parameters of a public route, its client and its reader. A response that never calls `reader` is
 * public.
 */
export interface PublicRequest<Q> {
  query: Q
  params: Record<string, string>
  client: Client
  reader: () => Promise<Reader>
}

/**
 * A route that everyone may read. It is open by definition (`auth: false`) and not by a permission in the database: no
 * switch in the admin can close it, or open a route beside it. Only GET routes are made this way. The response lists
 * in `Cache-Tag` the changes that invalidate it, and states in `Cache-Control` whether it is public.
 * @param path without `/api`: `/public/contents/:id`
 * @param query schema of the query; an invalid one gets a 400 with a Dutch sentence
 * @param handle returns the body; null becomes a 404
 */
export function publicRoute<S extends z.ZodType>(
  path: string,
  query: S,
  handle: (request: PublicRequest<z.infer<S>>) => Promise<object | null>,
): ApiRoute {
  const handler = async (ctx: Context & { params: Record<string, string> }) => {
    const parsed = query.safeParse(ctx.query)
    if (!parsed.success) throw new errors.ValidationError(sentence(parsed.error))
    let forAll = true
    const reader = async () => {
      forAll = false
      const found = await readerOf(ctx)
      // two readers with the same access get the same response, so the website may share it between them
      ctx.set(READER_HEADER, found)
      return found
    }
    const { result: body, tags } = await collectTags(() =>
      handle({ query: parsed.data, params: ctx.params, client: clientOf(ctx), reader }),
    )
    if (body && tags.length === 0) reportMistake('A public answer is made of nothing whose changes are noted', path)
    ctx.set('Cache-Tag', tags.join(','))
    ctx.set('Cache-Control', forAll ? 'public, no-cache' : 'private, no-cache')
    ctx.vary('Authorization')
    if (!body) throw new errors.NotFoundError('Dit is er niet.')
    ctx.body = body
  }
  return { method: 'GET', path, handler, config: { auth: false } }
}

function sentence(error: z.ZodError): string {
  const sentenceIssue = error.issues.find((issue) => issue.code === 'custom' && issue.params?.isSentence)
  if (sentenceIssue) return sentenceIssue.message
  const names = [...new Set(error.issues.map((issue) => issue.path.join('.') || 'query'))]
  return `Niet te begrijpen in het adres: ${names.join(', ')}.`
}

/** A public route of a document by the number at the end of its path; an invalid number gets a 404. */
export function publicRouteById(
  path: string,
  handle: (id: number, request: PublicRequest<object>) => Promise<object | null>,
) {
  return publicRoute(`${path}/:id`, z.object({}), async (request) => {
    const id = idOf(request.params.id)
    return id === null ? null : handle(id, request)
  })
}
