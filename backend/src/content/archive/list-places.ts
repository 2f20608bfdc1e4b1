import type { SitemapPlace } from '@gevel/contract/archive'
import { dutchDay } from '@gevel/contract/dutch-day'
import { eventHref, figureHref, href, magazineHref, partnerHref } from '@gevel/contract/hrefs'
import type { PartnerKind } from '@gevel/contract/references'
import { listPlacesOfType, type PlaceRow } from './list-places-of-type'
import { authorPlaces, seriesPlaces, tagPlaces } from './listed-places'

/** sitemaps.org allows 50,000 in one file, which also has the website's own lists. */
const most = 49_900

type Numbered = PlaceRow & { publicId: number; slug: string }
const numbered = ['publicId', 'slug']

/** `GET /public/sitemap`: the paths of all published pages that are no articles or vacancies, for search engines. */
export async function listPlaces(): Promise<{ data: SitemapPlace[] }> {
  const parts = await Promise.all([
    listPlacesOfType<PlaceRow & { link: string }>('api::page.page', ['link'], { type: 'PAGE' }, ({ link }) => link),
    listPlacesOfType<PlaceRow & { kind: PartnerKind; link: string }>(
      'api::partner.partner',
      ['kind', 'link'],
      {},
      partnerHref,
    ),
    listPlacesOfType<Numbered>('api::event.event', numbered, {}, ofNumber(eventHref)),
    listPlacesOfType<Numbered>('api::magazine.magazine', numbered, {}, ofNumber(magazineHref)),
    seriesPlaces(),
    listPlacesOfType<PlaceRow & { slug: string }>('api::figure-series.figure-series', ['slug'], {}, figureHref),
    planPlaces(),
    tagPlaces(),
    authorPlaces(),
  ])
  return { data: parts.flat().slice(0, most) }
}

/** The plans that can be ordered today. */
function planPlaces(): Promise<SitemapPlace[]> {
  const today = dutchDay(new Date())
  const onSale = [
    { $or: [{ onSaleFrom: { $null: true } }, { onSaleFrom: { $lte: today } }] },
    { $or: [{ onSaleUntil: { $null: true } }, { onSaleUntil: { $gte: today } }] },
  ]
  return listPlacesOfType<PlaceRow & { slug: string }>('api::plan.plan', ['slug'], { $and: onSale }, ({ slug }) =>
    href('/abonneren/:slug', { slug }),
  )
}

function ofNumber(hrefOf: (document: { id: number; slug: string }) => string) {
  return ({ publicId, slug }: Numbered) => hrefOf({ id: publicId, slug })
}
