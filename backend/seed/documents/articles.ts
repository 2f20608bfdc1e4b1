import type { BodyBlock } from '@gevel/contract/body-blocks'
import { chooseCover } from '../../src/content/articles/choose-cover'
import { fact } from '../../src/content/parts/fact'
import type { StoredCover } from '../../src/content/parts/made-cover'
import type { SeedBlock } from '../body/blocks'
import { parseBody } from '../body/parse-body'
import type { ArticleSource } from '../content/article'
import { dutchTimeToUtc } from '../content/dutch-time'
import { component } from './blocks'
import type { SeedDocument } from './document'
import { documentId } from './document-id'
import { figure, type MediaIds } from './media'

/** An article with its relations; its moments are in UTC. Fields that the source names as the backend does are passed on. */
export function articleDocument(article: ArticleSource, media: MediaIds): SeedDocument {
  const { text, keyPoints, author, cover, tags, partners, related, magazine, corrections, ...fields } = article
  const { publishedAt, correctedAt, moves: _, ...plain } = fields
  const blocks = parseBody(text)
  return {
    uid: 'api::content.content',
    documentId: documentId('content', article.slug),
    data: {
      ...plain,
      keyPoints: keyPoints.join('\n') || undefined,
      author: documentId('author', author),
      cover: cover && figure(media, cover),
      madeCover: madeCover(article, blocks) ?? undefined,
      blocks: blocks.map((block) => component(block, media)),
      tags: tags.map((tag) => documentId('tag', tag)),
      partners: partners.map((partner) => documentId('partner', partner)),
      related: related.map((other) => documentId('content', other)),
      magazine: magazine && documentId('magazine', magazine.issue),
      magazinePage: magazine?.page,
      corrections: corrections.map((correction) => ({ ...correction, at: dutchTimeToUtc(correction.at) })),
      releasedAt: dutchTimeToUtc(publishedAt),
      changedAt: correctedAt && dutchTimeToUtc(correctedAt),
    },
  }
}

/** The cover that publishing would store; rows of the seed bypass it. */
function madeCover({ access }: Pick<ArticleSource, 'access'>, blocks: readonly SeedBlock[]): StoredCover | null {
  return chooseCover(access, blocks.flatMap(bodyBlock))
}

/** The blocks from which a cover can be made, in the shape of the response. */
function bodyBlock(block: SeedBlock): BodyBlock[] {
  if (block.kind === 'quote') return [{ __component: 'blocks.quote', text: block.text, speaker: block.speaker }]
  if (block.kind !== 'figures') return []
  const figures = block.figures.map(({ change = null, note = null, ...rest }) => fact({ ...rest, change, note }))
  return [{ __component: 'blocks.figures', figures, source: block.source ?? null }]
}
