import type { NewsletterBlock } from '@gevel/contract/newsletter'
import { plainFile } from '../../content/parts/picture'
import { type BannerRow, withPictures } from './banner-row'

type MailBanner = Omit<Extract<NewsletterBlock, { type: 'banner' }>, 'type'>

/** Banners for a mail, by their public ids, also those without a place on the site. A click counts as one on the banner. */
export async function loadMailBanners(publicIds: readonly number[]): Promise<Map<number, MailBanner>> {
  if (publicIds.length === 0) return new Map()
  const rows: BannerRow[] = await strapi.db.query('api::banner.banner').findMany({
    where: { publicId: { $in: [...publicIds] }, paused: { $ne: true } },
    populate: { ...withPictures, advertiser: { select: ['name'] } },
  })
  return new Map(rows.flatMap((row) => (isShown(mailBanner(row)) ? [[row.publicId, mailBanner(row)]] : [])))
}

/** Without words or a picture a link has nothing to be clicked on. */
function isShown({ heading, alt, picture }: MailBanner): boolean {
  return Boolean(heading || alt || picture)
}

function mailBanner({ publicId, advertiser, advertiserName, heading, text, alt, picture }: BannerRow): MailBanner {
  return {
    advertiser: advertiser?.name ?? (advertiserName || null),
    heading: heading || null,
    text: text || null,
    alt: alt || null,
    // a banner with words is readable where pictures are not loaded
    picture: heading ? null : plainFile(picture),
    href: `/c?id=${publicId}`,
  }
}
