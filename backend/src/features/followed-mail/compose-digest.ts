import { articleHref } from '@gevel/contract/hrefs'
import { z } from 'zod'
import { loadCards } from '../../content/articles/load-cards'
import { tablesOf } from '../../platform/database/tables-of'
import { environment } from '../../platform/environment/environment'
import { defineMailing } from '../../platform/mail/mailing-kind'
import { preferencesLink } from '../../platform/mailing/mailing-links'
import { followedDigestMail } from './followed-digest-mail'
import { followedHeaders, followedList } from './followed-list'

const contentSchema = z.object({
  /** articles by their public ids, under the subject or search that they are news of */
  parts: z.array(z.object({ title: z.string(), articles: z.array(z.int().positive()) })),
})

/** The digest of a reader. What went offline since it was planned is left out; an article is in it once. */
export const followedDigest = defineMailing('followed', contentSchema, async ({ parts }, { addressId }, at) => {
  if (!(await isWanted(addressId))) return null
  const cards = await cardsOf(parts.flatMap(({ articles }) => articles))
  const shown = parts.flatMap(({ title, articles }) => {
    const own = articles.flatMap((id) => cards.get(id) ?? [])
    for (const { id } of own) cards.delete(id)
    const items = own.map((card) => ({
      ...{ title: card.title, facts: card.label },
      link: new URL(articleHref(card), environment.SITE_URL).href,
    }))
    return items.length > 0 ? [{ title, articles: items }] : []
  })
  if (shown.length === 0) return null
  const props = { parts: shown, unsubscribe: preferencesLink(addressId, followedList, at) }
  return { template: followedDigestMail, props, headers: followedHeaders(addressId, at) }
})

async function isWanted(addressId: number): Promise<boolean> {
  const consent = await tablesOf(strapi.db.connection)
    .selectFrom('gevel_mail_consents')
    .select('id')
    .where('address_id', '=', addressId)
    .where('list', '=', followedList.key)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return consent !== undefined
}

async function cardsOf(publicIds: readonly number[]) {
  const rowIds: number[] = await strapi.db
    .connection('contents')
    .whereIn('public_id', [...publicIds])
    .whereNotNull('published_at')
    .pluck('id')
  return new Map((await loadCards(rowIds)).map((card) => [card.id, card]))
}
