import type { ContactSource } from '../content/contact-data'
import type { PageSource } from '../content/page-data'
import type { NavigationSource, NewslettersSource, SiteSource } from '../content/site-data'
import type { SeedDocument } from './document'
import { documentId } from './document-id'
import { figure, type MediaIds } from './media'
import { pageComponents } from './page-blocks'

export function pageDocument(page: PageSource, media: MediaIds): SeedDocument {
  return {
    uid: 'api::page.page',
    documentId: documentId('page', page.link),
    data: {
      ...page,
      cover: page.cover && figure(media, page.cover),
      tags: page.tags.map((tag) => documentId('tag', tag)),
      blocks: page.blocks.flatMap((block) => pageComponents(block, media)),
    },
  }
}

export function navigationDocuments(navigation: NavigationSource): SeedDocument[] {
  return (['general', 'pro'] as const).map((edition) => ({
    uid: 'api::navigation.navigation',
    documentId: documentId('navigation', edition),
    data: { edition, items: navigation[edition] },
  }))
}

export function siteDocument(site: SiteSource): SeedDocument {
  const { publisher, redirects, ...fields } = site
  return {
    uid: 'api::site-setting.site-setting',
    documentId: documentId('site', 'settings'),
    data: { ...fields, publisherName: publisher.name, publisherAddress: publisher.address },
  }
}

export function newslettersDocument(rules: NewslettersSource): SeedDocument {
  return {
    uid: 'api::newsletter-setting.newsletter-setting',
    documentId: documentId('newsletters', 'settings'),
    data: { rules },
  }
}

export function contactDocument(contact: ContactSource): SeedDocument {
  return {
    uid: 'api::contact-setting.contact-setting',
    documentId: documentId('contact', 'settings'),
    data: { ...contact },
  }
}

export function redirectDocuments(site: SiteSource): SeedDocument[] {
  return site.redirects.map(({ from, to, permanent }) => ({
    uid: 'api::redirect.redirect',
    documentId: documentId('redirect', from),
    data: { fromPath: from, to, permanent, automatic: false },
  }))
}
