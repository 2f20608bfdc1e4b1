import { type Article, articleSchema } from '@gevel/contract/articles'
import type { Edition } from '@gevel/contract/editions'
import { list, single } from '@gevel/contract/envelope'
import { type EventCard, eventCardSchema } from '@gevel/contract/events'
import { type MagazineCard, magazineCardSchema } from '@gevel/contract/magazines'
import { type ArticleCard, articleCardSchema, type PartnerRef, partnerRefSchema } from '@gevel/contract/references'
import { type Tag, tagSchema } from '@gevel/contract/tags'
import { type Vacancy, vacancySchema } from '@gevel/contract/vacancies'
import { testEnvironment } from './test-environment.ts'

/** The part of a contract schema that journeys use: it parses a response. */
interface Schema<T> {
  parse: (body: unknown) => T
}

const PAGE_SIZE = 50

/** The content backend as an anonymous visitor sees it; responses are cached. */
export class Content {
  readonly #responses = new Map<string, Promise<unknown>>()

  /** Every article of an edition, newest first. */
  async articles(edition: Edition): Promise<ArticleCard[]> {
    const articles: ArticleCard[] = []
    for (let page = 1; ; page++) {
      const query = `edition=${edition}&page=${page}&pageSize=${PAGE_SIZE}`
      const { data, meta } = await this.#get(`/public/contents?${query}`, list(articleCardSchema))
      articles.push(...data)
      if (page >= meta.pagination.pageCount) return articles
    }
  }

  /** The newest article of an edition that matches; throws when the demo content has none. */
  async article(edition: Edition, matches: (article: ArticleCard) => boolean): Promise<ArticleCard> {
    return findExample(await this.articles(edition), matches)
  }

  /** The newest article of an edition whose full text matches. */
  async articleWith(edition: Edition, matches: (article: Article) => boolean): Promise<Article> {
    for (const { id } of await this.articles(edition)) {
      const article = await this.fullArticle(id)
      if (matches(article)) return article
    }
    throw new Error(`No article of the ${edition} edition is as asked`)
  }

  async fullArticle(id: number): Promise<Article> {
    return (await this.#get(`/public/contents/${id}`, single(articleSchema))).data
  }

  async tags(edition: Edition): Promise<Tag[]> {
    return (await this.#get(`/public/tags?edition=${edition}`, single(tagSchema.array()))).data
  }

  async partner(matches: (partner: PartnerRef) => boolean): Promise<PartnerRef> {
    return findExample(await this.partners(), matches)
  }

  async partners(): Promise<PartnerRef[]> {
    return (await this.#get('/public/partners', single(partnerRefSchema.array()))).data
  }

  /** @param company link of a company that sponsors them */
  async events(when: 'upcoming' | 'past', company?: string): Promise<EventCard[]> {
    const query = company ? `when=${when}&company=${company}` : `when=${when}`
    return (await this.#get(`/public/events?${query}`, single(eventCardSchema.array()))).data
  }

  async pastEvent(): Promise<EventCard> {
    return findExample(await this.events('past'), () => true)
  }

  /** A coming event of a series: of those one registers here. */
  async eventOfSeries(): Promise<EventCard> {
    return findExample(await this.events('upcoming'), ({ series }) => series !== null)
  }

  /** Issues of the magazine, newest first. */
  async magazines(): Promise<MagazineCard[]> {
    return (await this.#get('/public/magazines', single(magazineCardSchema.array()))).data
  }

  async newestMagazine(): Promise<MagazineCard> {
    return findExample(await this.magazines(), () => true)
  }

  /** A vacancy that matches, open or closed. */
  async vacancy(matches: (vacancy: Vacancy) => boolean): Promise<Vacancy> {
    for (let id = 1; id <= PAGE_SIZE; id++) {
      const vacancy = await this.#get(`/public/vacancies/${id}`, single(vacancySchema)).catch(() => undefined)
      if (vacancy && matches(vacancy.data)) return vacancy.data
    }
    throw new Error('No vacancy is as asked')
  }

  async #get<T>(path: string, schema: Schema<T>): Promise<T> {
    const pending = this.#responses.get(path) ?? fetchJson(path)
    this.#responses.set(path, pending)
    return schema.parse(await pending)
  }
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(testEnvironment.backendUrl + path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}

function findExample<T>(all: T[], matches: (one: T) => boolean): T {
  const one = all.find(matches)
  if (!one) throw new Error('The demo content holds no such example')
  return one
}
