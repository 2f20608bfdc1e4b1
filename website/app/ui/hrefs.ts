import type { Edition } from '@gevel/contract/editions'
import type { EventCard } from '@gevel/contract/events'
import type { MagazineCard } from '@gevel/contract/magazines'
import type { PartnerKind, PartnerRef } from '@gevel/contract/references'
import type { VacancyCard } from '@gevel/contract/vacancies'

/** Where things are on the site: the one place that makes these addresses (specification §2). */

const ARTICLE_PATHS: Record<Edition, string> = { general: '/news', pro: '/item' }

export function articleHref({ id, slug, edition }: { id: number; slug: string; edition: Edition }): string {
  return `${ARTICLE_PATHS[edition]}/${id}/${slug}`
}

/** The tag's articles in an edition; `page` from 1. */
export function tagHref(name: string, edition: Edition, page = 1): string {
  return `${ARTICLE_PATHS[edition]}/tag?t=${encodeURIComponent(name)}${page > 1 ? `&p=${page}` : ''}`
}

const PARTNER_PATHS: Record<PartnerKind, string> = {
  partner: '/partners',
  organisation: '/organisaties',
  'building-market': '/winkelketens/bouwmarkten',
  'paint-home': '/winkelketens/verfwinkels-woonwinkels',
}

export function partnerHref({ kind, link }: Pick<PartnerRef, 'kind' | 'link'>): string {
  return `${PARTNER_PATHS[kind]}/${link}`
}

/** The page that lists the companies of a kind. */
export function partnerIndexHref(kind: PartnerKind): string {
  return PARTNER_PATHS[kind]
}

export function eventHref({ id, slug }: Pick<EventCard, 'id' | 'slug'>): string {
  return `/agenda/${id}/${slug}`
}

export function vacancyHref({ id, slug }: Pick<VacancyCard, 'id' | 'slug'>): string {
  return `/vacatures/vacature/${id}/${slug}`
}

export function magazineHref({ id, slug }: Pick<MagazineCard, 'id' | 'slug'>): string {
  return `/magazine/${id}/${slug}`
}
