import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { dateIssues, hasWrittenMonths } from '../dates/date-issues'
import { type DemoDay, writtenDay } from '../dates/demo-day'
import { extendFigures } from '../dates/extend-figures'
import { moveArticles, moveComments } from '../dates/move-articles'
import { moveEvents } from '../dates/move-events'
import { resolveDatesIn } from '../dates/resolve-dates'
import { advertisingSchema } from './advertising-data'
import { eventSchema, magazineSchema } from './agenda-data'
import { type ArticleSource, articleFrontSchema } from './article'
import { commentSchema } from './comment-data'
import { partnerSchema, productSchema } from './company-data'
import { contactSchema, withPlan } from './contact-data'
import { customerSchema } from './customer-data'
import { figureSchema, withValues } from './figure-data'
import { pageSchema } from './page-data'
import { authorSchema, tagSchema } from './reference-data'
import { billingSchema, employersSchema, moveIssues, planSchema } from './sales-data'
import { navigationSchema, newslettersSchema, siteSchema } from './site-data'
import { categorySchema, vacancySchema } from './vacancy-data'

const pattern = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

function check<T>(schema: z.ZodType<T>, data: unknown, file: string): T {
  const result = schema.safeParse(data)
  if (!result.success) throw new Error(`${file}: ${z.prettifyError(result.error)}`)
  return result.data
}

function readArticle(folder: string, file: string): ArticleSource {
  const { data, text } = splitFrontMatter(readFileSync(join(folder, file), 'utf8'))
  return { ...check(articleFrontSchema, data, file), slug: basename(file, '.md'), text }
}

/** Names the issue of an article only where both have the dates for which they were written, or both have moved. */
function withIssue(article: ArticleSource, day: string): ArticleSource {
  return article.moves || hasWrittenMonths(day) ? article : { ...article, magazine: undefined }
}

/** Oldest first, so that ids in this order rise with time; articles of the same minute are sorted by name. */
function byDate(one: ArticleSource, other: ArticleSource): number {
  return one.publishedAt.localeCompare(other.publishedAt) || one.slug.localeCompare(other.slug)
}

/**
 * Reads and validates all of the demo content.
 * @param folder `backend/seed`
 * @param demo the day with which its dates move, by default that for which it was written
 * @throws Error naming the file and the invalid field
 */
export function readContent(folder: string, demo: DemoDay = writtenDay) {
  const list = <T>(name: string, schema: z.ZodType<T>): T => {
    const file = join(folder, 'data', `${name}.yaml`)
    return check(schema, parse(readFileSync(file, 'utf8')), `data/${name}.yaml`)
  }
  const articlesFolder = join(folder, 'articles')
  // in the order in which they were written, so that each has its number on every day
  const written = readdirSync(articlesFolder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => readArticle(articlesFolder, file))
    .sort(byDate)
  const today = <T>(texts: T): T => resolveDatesIn(texts, demo.day)
  return {
    tags: list('tags', z.array(tagSchema)),
    authors: list('authors', z.array(authorSchema)),
    partners: today(list('partners', z.array(partnerSchema))),
    products: today(list('products', z.array(productSchema))),
    magazines: dateIssues(list('magazines', z.array(magazineSchema)), demo.day),
    events: moveEvents(list('events', z.array(eventSchema)), demo.day),
    comments: moveComments(list('comments', z.array(commentSchema)), written, demo),
    figures: list('figures', z.array(figureSchema)).map((series) =>
      extendFigures(withValues(folder, series), demo.day),
    ),
    vacancies: today(list('vacancies', z.array(vacancySchema))),
    vacancyCategories: list('vacancy-categories', z.array(categorySchema)),
    pages: list('pages', z.array(pageSchema)),
    navigation: list('navigation', navigationSchema),
    site: list('site', siteSchema),
    newsletters: list('newsletters', newslettersSchema),
    contact: withPlan(folder, list('contact', contactSchema)),
    employers: list('employers', employersSchema),
    plans: list('plans', z.array(planSchema)),
    billing: moveIssues(list('billing', billingSchema), demo.day),
    customers: list('customers', z.array(customerSchema)),
    advertising: list('advertising', advertisingSchema),
    articles: moveArticles(written, demo).map((article) => withIssue(article, demo.day)),
  }
}
export type Content = ReturnType<typeof readContent>

/**
 * Splits a Markdown file into its YAML front matter and its text.
 * @returns the parsed YAML, not yet validated, and the text after it
 * @throws Error when there is no front matter
 */
function splitFrontMatter(source: string): { data: unknown; text: string } {
  const [, yaml, text] = pattern.exec(source) ?? []
  if (yaml === undefined || text === undefined)
    throw new Error('The file does not begin with front matter between two lines of ---')
  return { data: parse(yaml), text }
}
