import type { Content } from '../content/read-content'
import type { AuthorSource, TagSource } from '../content/reference-data'
import { bannerDocument, shortLinkDocuments } from './advertising'
import { categoryDocument, eventDocument, magazineDocument, vacancyDocument } from './agenda'
import { articleDocument } from './articles'
import { partnerDocument, productDocument } from './companies'
import { numbered, type SeedDocument } from './document'
import { documentId } from './document-id'
import { figureDocument } from './figures'
import type { MediaIds } from './media'
import { mediaId } from './media'
import { billingDocument, employersDocument, packageDocument, planDocument } from './sales'
import {
  contactDocument,
  navigationDocuments,
  newslettersDocument,
  pageDocument,
  redirectDocuments,
  siteDocument,
} from './site'

/** Documents of one type, with their name in the progress line. */
export interface Batch {
  name: string
  documents: SeedDocument[]
}

const by =
  <T>(key: (item: T) => string | number) =>
  (one: T, other: T) =>
    key(one) < key(other) ? -1 : Number(key(one) > key(other))

/**
 * All documents to write, each type oldest first.
 * @param today the day from which vacancies count
 */
export function allDocuments(content: Content, media: MediaIds, today: Date): Batch[] {
  const magazines = content.magazines.toSorted(by((magazine) => magazine.publishedOn))
  const events = content.events.toSorted(by((event) => event.startsAt))
  const vacancies = content.vacancies.toSorted(by((vacancy) => -vacancy.postedDaysAgo))
  return [
    { name: 'tags', documents: numbered(content.tags.map(tagDocument)) },
    { name: 'authors', documents: numbered(content.authors.map((author) => authorDocument(author, media))) },
    { name: 'companies', documents: numbered(content.partners.map((partner) => partnerDocument(partner, media))) },
    { name: 'products', documents: numbered(content.products.map((product) => productDocument(product, media))) },
    { name: 'magazines', documents: numbered(magazines.map((magazine) => magazineDocument(magazine, media))) },
    { name: 'market figures', documents: content.figures.map(figureDocument) },
    { name: 'articles', documents: numbered(content.articles.map((article) => articleDocument(article, media))) },
    { name: 'events', documents: numbered(events.map((event) => eventDocument(event, media))) },
    { name: 'vacancies', documents: numbered(vacancies.map((vacancy) => vacancyDocument(vacancy, today))) },
    {
      name: 'banners',
      documents: numbered(content.advertising.banners.map((banner) => bannerDocument(banner, media))),
    },
    { name: 'short links', documents: shortLinkDocuments(content.advertising) },
    { name: 'redirects', documents: redirectDocuments(content.site) },
    { name: 'menus', documents: navigationDocuments(content.navigation) },
    {
      name: 'site settings',
      documents: [
        siteDocument(content.site),
        contactDocument(content.contact),
        newslettersDocument(content.newsletters),
        billingDocument(content.billing),
        employersDocument(content.employers),
      ],
    },
    { name: 'plans', documents: content.plans.map(planDocument) },
    { name: 'vacancy categories', documents: content.vacancyCategories.map(categoryDocument) },
    { name: 'vacancy packages', documents: content.employers.packages.map(packageDocument) },
    { name: 'pages', documents: numbered(content.pages.map((page) => pageDocument(page, media))) },
  ]
}

function tagDocument(tag: TagSource): SeedDocument {
  return { uid: 'api::tag.tag', documentId: documentId('tag', tag.slug), data: { ...tag } }
}

function authorDocument(author: AuthorSource, media: MediaIds): SeedDocument {
  return {
    uid: 'api::author.author',
    documentId: documentId('author', author.slug),
    data: { ...author, portrait: mediaId(media, author.portrait) },
  }
}
