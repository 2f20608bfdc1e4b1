import { pictureName, signName } from '../advertisements/banner-pictures'
import type { AdvertisingSource, BannerSource } from '../content/advertising-data'
import { dutchTimeToUtc } from '../content/dutch-time'
import type { SeedDocument } from './document'
import { documentId } from './document-id'
import { type MediaIds, mediaId } from './media'

export function bannerDocument(banner: BannerSource, media: MediaIds): SeedDocument {
  const { advertiser, startsAt, endsAt, text, drawing, ...fields } = banner
  return {
    uid: 'api::banner.banner',
    documentId: documentId('banner', banner.name),
    data: {
      ...fields,
      paused: false,
      advertiser: advertiser && documentId('partner', advertiser),
      startsAt: startsAt && dutchTimeToUtc(startsAt),
      endsAt: endsAt && dutchTimeToUtc(endsAt),
      ...(text && {
        heading: text.heading,
        text: text.text,
        button: text.button,
        textPicture: advertiser && mediaId(media, signName(advertiser)),
      }),
      ...(drawing && picturesOf(banner, media)),
    },
  }
}

function picturesOf(banner: BannerSource, media: MediaIds) {
  const { drawing, slot } = banner
  const isBox = slot === 'article-side'
  return {
    picture: mediaId(media, pictureName(banner, 'wide')),
    narrowPicture: isBox ? undefined : mediaId(media, pictureName(banner, 'narrow')),
    alt: `${drawing?.heading}. ${drawing?.line}.`,
  }
}

export function shortLinkDocuments({ shortLinks }: AdvertisingSource): SeedDocument[] {
  return shortLinks.map((link) => ({
    uid: 'api::short-link.short-link',
    documentId: documentId('short-link', link.code),
    data: link,
  }))
}
