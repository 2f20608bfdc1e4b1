import { href } from '@gevel/contract/hrefs'
import { vacancyMailMark } from '@gevel/contract/mail-mark'
import type { AlertSearch } from '@gevel/contract/vacancy-alerts'
import { hours, salary } from '@gevel/contract/vacancy-facts'
import { vacancyHref } from '@gevel/contract/vacancy-href'
import { searchPairs, searchTitle } from '@gevel/contract/vacancy-query'
import { z } from 'zod'
import { loadVacancyCards, openVacancies } from '../../content/vacancies/open-vacancies'
import { environment } from '../../platform/environment/environment'
import { defineMailing } from '../../platform/mail/mailing-kind'
import { alertHeaders, unsubscribeLink } from './alert-list'
import { alertDigestMail } from './alert-mails'
import { alertsOf } from './own-alerts'

/** Vacancies of one search in a mail; the others are behind its link. */
const mostListed = 10

type Card = Awaited<ReturnType<typeof loadVacancyCards>>[number]

/** What a digest stores: the new vacancies of each alert by their public ids, in the order of the list. */
const digestContentSchema = z.object({
  alerts: z.array(z.object({ id: z.int().positive(), vacancies: z.array(z.int().positive()) })),
})

/**
 * The digest of an address. What closed since it was planned is left out, and so are alerts that ended; a vacancy of two searches is in
 * the first one only.
 */
export const alertDigest = defineMailing(
  'vacancy-alerts',
  digestContentSchema,
  async ({ alerts }, { addressId }, at) => {
    const current = new Map((await alertsOf(strapi.db.connection, addressId)).map((alert) => [alert.id, alert]))
    const open = await openCards(
      alerts.flatMap(({ vacancies }) => vacancies),
      at,
    )
    const searches = alerts.flatMap(({ id, vacancies }) => {
      const alert = current.get(id)
      const cards = vacancies.flatMap((vacancy) => open.get(vacancy) ?? [])
      if (!alert || cards.length === 0) return []
      for (const card of cards) open.delete(card.id)
      return [
        {
          ...{ title: searchTitle(alert.search), total: cards.length, link: listLink(alert.search) },
          vacancies: cards.slice(0, mostListed).map(linkOf),
        },
      ]
    })
    if (searches.length === 0) return null
    const props = { searches, unsubscribe: unsubscribeLink(addressId, at) }
    return { template: alertDigestMail, props, headers: alertHeaders(addressId, at) }
  },
)

/** The cards of those that are open, by their public ids. */
async function openCards(publicIds: readonly number[], at: Date): Promise<Map<number, Card>> {
  const rowIds: number[] = await openVacancies(at).whereIn('v.public_id', publicIds).pluck('v.id')
  return new Map((await loadVacancyCards(rowIds)).map((card) => [card.id, card]))
}

function linkOf(card: Card): { title: string; facts: string; link: string } {
  const employer = card.company?.name ?? card.employer?.name
  const facts = [employer, card.city, hours(card), salary(card)].filter(Boolean).join(' · ')
  const link = new URL(`${vacancyHref(card)}#${vacancyMailMark}`, environment.SITE_URL)
  return { title: card.title, facts, link: link.href }
}

/** The list with the search. */
function listLink({ edition, ...search }: AlertSearch): string {
  const link = new URL(edition === 'pro' ? href('/provacatures') : href('/vacatures'), environment.SITE_URL)
  link.search = new URLSearchParams(searchPairs(search)).toString()
  return link.href
}
