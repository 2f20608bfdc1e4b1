import { parseBody } from '../body/parse-body'
import type { ArticleSource } from '../content/article'
import { dutchTimeToUtc } from '../content/dutch-time'
import { component } from './blocks'
import type { SeedDocument } from './document'
import { documentId } from './document-id'
import { madeCover } from './made-cover'
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
