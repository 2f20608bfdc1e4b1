import { join } from 'node:path'
import { parseBody } from '../body/parse-body'
import { readContent } from '../content/read-content'

export const seedFolder = join(__dirname, '..')
/** The demo content, read once per test file. */
export const content = readContent(seedFolder)

/** The body blocks of every article and page, with the name of their document. */
export const bodies = [
  ...content.articles.map(({ slug, text }) => ({ in: slug, blocks: parseBody(text) })),
  ...content.pages.map(({ link, blocks }) => ({
    in: link,
    blocks: blocks.flatMap((block) => (block.kind === 'body' ? parseBody(block.text) : [])),
  })),
]
