import { accountOverviewSchema, sessionSchema } from '@gevel/contract/account'
import { list } from '@gevel/contract/envelope'
import { articleCardSchema, tagRefSchema } from '@gevel/contract/references'
import { z } from 'zod'
import { askAccount } from '../../content/ask-account.server.ts'
import { loadProviders } from '../auth/public.server.ts'
import { loadOwnComments } from '../comments/public.server.ts'
import { logInWays } from './log-in-ways.ts'

const sessionsSchema = z.object({ data: z.array(sessionSchema) })
const tagsSchema = z.object({ data: z.array(tagRefSchema) })
const savedSchema = list(articleCardSchema)
const SAVED_PER_PAGE = 20
const LAST_COMMENTS = 5

/** Everything that the account's page shows. */
export async function loadAccount(request: Request, page: number) {
  const [overview, providers, sessions, tags, saved, comments] = await Promise.all([
    askAccount(request, '/account', accountOverviewSchema),
    loadProviders(request),
    askAccount(request, '/account/sessions', sessionsSchema),
    askAccount(request, '/account/followed-tags', tagsSchema),
    askAccount(request, `/account/saved-articles?page=${page}&pageSize=${SAVED_PER_PAGE}`, savedSchema),
    loadOwnComments(request, 1, LAST_COMMENTS),
  ])
  return {
    ...overview,
    ways: logInWays(providers, overview.providers),
    sessions: sessions.data,
    tags: tags.data,
    saved: saved.data,
    pagination: saved.meta.pagination,
    comments: comments.data,
    commentsTotal: comments.meta.pagination.total,
  }
}

export type AccountData = Awaited<ReturnType<typeof loadAccount>>
