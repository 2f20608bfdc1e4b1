import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { advertisingSchema } from './advertising-data'
import { eventSchema, magazineSchema } from './agenda-data'
import { type ArticleSource, articleFrontSchema } from './article'
import { commentSchema } from './comment-data'
import { partnerSchema, productSchema } from './company-data'
import { figureSchema, withValues } from './figure-data'
import { splitFrontMatter } from './front-matter'
import { pageSchema } from './page-data'
import { authorSchema, tagSchema } from './reference-data'
import { navigationSchema, siteSchema } from './site-data'
import { vacancySchema } from './vacancy-data'

function check<T>(schema: z.ZodType<T>, data: unknown, file: string): T {
  const result = schema.safeParse(data)
  if (!result.success) throw new Error(`${file}: ${z.prettifyError(result.error)}`)
  return result.data
}

function readArticle(folder: string, file: string): ArticleSource {
  const { data, text } = splitFrontMatter(readFileSync(join(folder, file), 'utf8'))
  return { ...check(articleFrontSchema, data, file), slug: basename(file, '.md'), text }
}

/** Oldest first, so that ids in this order rise with time; articles of the same minute are sorted by name. */
function byDate(one: ArticleSource, other: ArticleSource): number {
  return one.publishedAt.localeCompare(other.publishedAt) || one.slug.localeCompare(other.slug)
}

/**
 * Reads and validates all of the demo content.
 * @param folder `backend/seed`
 * @throws Error naming the file and the invalid field
 */
export function readContent(folder: string) {
  const list = <T>(name: string, schema: z.ZodType<T>): T => {
    const file = join(folder, 'data', `${name}.yaml`)
    return check(schema, parse(readFileSync(file, 'utf8')), `data/${name}.yaml`)
  }
  const articles = join(folder, 'articles')
  return {
    tags: list('tags', z.array(tagSchema)),
    authors: list('authors', z.array(authorSchema)),
    partners: list('partners', z.array(partnerSchema)),
    products: list('products', z.array(productSchema)),
    magazines: list('magazines', z.array(magazineSchema)),
    events: list('events', z.array(eventSchema)),
    comments: list('comments', z.array(commentSchema)),
    figures: list('figures', z.array(figureSchema)).map((series) => withValues(folder, series)),
    vacancies: list('vacancies', z.array(vacancySchema)),
    pages: list('pages', z.array(pageSchema)),
    navigation: list('navigation', navigationSchema),
    site: list('site', siteSchema),
    advertising: list('advertising', advertisingSchema),
    articles: readdirSync(articles)
      .filter((file) => file.endsWith('.md'))
      .map((file) => readArticle(articles, file))
      .sort(byDate),
  }
}
export type Content = ReturnType<typeof readContent>
