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
  readonly #answers = new Map<string, Promise<unknown>>()

  /** Every article of an edition, newest first. */
  async articles(edition: Edition): Promise<ArticleCard[]> {
    const articles: ArticleCard[] = []
    for (let page = 1; ; page++) {
      const query = `edition=${edition}&page=${page}&pageSize=${PAGE_SIZE}`
      const { data, meta } = await this.#ask(`/public/contents?${query}`, list(articleCardSchema))
      articles.push(...data)
      if (page >= meta.pagination.pageCount) return articles
    }
  }

  /** The newest article of an edition that matches; throws when the demo content has none. */
  async article(edition: Edition, isSo: (article: ArticleCard) => boolean): Promise<ArticleCard> {
    return found(await this.articles(edition), isSo)
  }

  /** The newest article of an edition whose full text matches. */
  async articleWith(edition: Edition, isSo: (article: Article) => boolean): Promise<Article> {
    for (const { id } of await this.articles(edition)) {
      const article = await this.fullArticle(id)
      if (isSo(article)) return article
    }
    throw new Error(`No article of the ${edition} edition is as asked`)
  }

  async fullArticle(id: number): Promise<Article> {
    return (await this.#ask(`/public/contents/${id}`, single(articleSchema))).data
  }

  async tags(edition: Edition): Promise<Tag[]> {
    return (await this.#ask(`/public/tags?edition=${edition}`, single(tagSchema.array()))).data
  }

  async partner(isSo: (partner: PartnerRef) => boolean): Promise<PartnerRef> {
    return found(await this.partners(), isSo)
  }

  async partners(): Promise<PartnerRef[]> {
    return (await this.#ask('/public/partners', single(partnerRefSchema.array()))).data
  }

  async events(when: 'upcoming' | 'past'): Promise<EventCard[]> {
    return (await this.#ask(`/public/events?when=${when}`, single(eventCardSchema.array()))).data
  }

  async pastEvent(): Promise<EventCard> {
    return found(await this.events('past'), () => true)
  }

  /** Issues of the magazine, newest first. */
  async magazines(): Promise<MagazineCard[]> {
    return (await this.#ask('/public/magazines', single(magazineCardSchema.array()))).data
  }

  async newestMagazine(): Promise<MagazineCard> {
    return found(await this.magazines(), () => true)
  }

  /** A vacancy that matches, open or closed. */
  async vacancy(isSo: (vacancy: Vacancy) => boolean): Promise<Vacancy> {
    for (let id = 1; id <= PAGE_SIZE; id++) {
      const vacancy = await this.#ask(`/public/vacancies/${id}`, single(vacancySchema)).catch(() => undefined)
      if (vacancy && isSo(vacancy.data)) return vacancy.data
    }
    throw new Error('No vacancy is as asked')
  }

  async #ask<T>(path: string, schema: Schema<T>): Promise<T> {
    const asked = this.#answers.get(path) ?? fetchJson(path)
    this.#answers.set(path, asked)
    return schema.parse(await asked)
  }
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(testEnvironment.backendUrl + path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}

function found<T>(all: T[], isSo: (one: T) => boolean): T {
  const one = all.find(isSo)
  if (!one) throw new Error('The demo content holds no such example')
  return one
}
