import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import sharp from 'sharp'
import type { SeedPicture } from '../body/blocks'
import type { MagazineSource } from '../content/agenda-data'
import type { Content } from '../content/read-content'
import { drawScene } from '../illustrations/drawings'
import { people } from '../illustrations/people'
import { printArticle } from './article-pages'
import { printedParts } from './article-text'
import { newSheet } from './sheet'
import { type ContentsLine, printBack, printContents, printCover, printPicture, printStoryPage } from './single-pages'

/** An article takes two pages. */
const articlePages = 2
const firstStory = 3

/**
 * Prints an issue: its cover, its contents, a page for each story that is only on paper, two for each article of the
 * site, and its back. A page that the contents skip shows a picture.
 * @param seed `backend/seed`
 * @throws Error when the page numbers of its contents do not follow each other
 */
export async function printIssue(seed: string, issue: MagazineSource, content: Content, file: string): Promise<void> {
  const articles = content.articles.filter(({ magazine }) => magazine?.issue === issue.id)
  const foot = `nummer ${issue.number}, ${issue.month} ${issue.year}`
  const authors = new Map(content.authors.map(({ slug, name }) => [slug, name]))
  const sheet = newSheet(join(seed, 'fonts'), `Gevel, ${foot}: ${issue.title}`, issue.publishedOn)
  const written = finished(sheet.pipe(createWriteStream(file)))
  const stories = [
    ...issue.contents.map(({ text = '', body = '', ...part }) => ({ ...part, text, body, article: undefined })),
    ...articles.map((article) => ({
      ...{ page: article.magazine?.page ?? 0, title: article.title, text: article.intro, body: '', article },
      picture: article.cover,
    })),
  ].sort((one, other) => one.page - other.page)
  printCover(sheet, issue, await paint(seed, issue))
  const lines: ContentsLine[] = stories.map(({ page, title, text }) => ({ page, title, text }))
  printContents(sheet, issue, lines, foot)
  let page = firstStory
  let last: SeedPicture = issue
  for (const [at, { article, picture = viewAt(issue, at), ...line }] of stories.entries()) {
    // the story before it goes on in a picture
    if (line.page === page + 1) {
      printPicture(sheet, await paint(seed, otherView(last)))
      page++
    }
    if (line.page !== page) throw new Error(`“${line.title}” is at page ${page} of ${issue.id}, not ${line.page}`)
    page += article ? articlePages : 1
    const image = await paint(seed, picture)
    if (!article) printStoryPage(sheet, line, image, foot)
    else {
      const author = authors.get(article.author) ?? ''
      const { label, title, intro } = article
      const second = await paint(seed, otherView(picture))
      const texts = { label, title, intro, author, parts: printedParts(article.text) }
      printArticle(sheet, { ...texts, page: line.page, picture: image, second }, foot)
    }
    last = picture
  }
  if (page !== issue.pages) throw new Error(`${issue.id} has ${page} pages, not ${issue.pages}`)
  printBack(sheet, issue)
  sheet.end()
  await written
}

function viewAt({ scene, variant }: SeedPicture, at: number): SeedPicture {
  return { scene, variant: ((variant + at) % 4) + 1 }
}

/** Another drawing of the same subject; after a person, the scene of its work. */
function otherView(picture: SeedPicture): SeedPicture {
  const person = people[picture.scene]
  return person ? { scene: person.before[0], variant: person.before[1] } : viewAt(picture, 0)
}

/** A drawing as a JPEG, wide enough for a page. */
async function paint(seed: string, { scene, variant }: SeedPicture): Promise<Buffer> {
  return sharp(Buffer.from(drawScene(join(seed, 'illustrations'), scene, variant)))
    .resize({ width: 1200 })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer()
}
