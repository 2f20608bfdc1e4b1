import { parseBody } from '../body/parse-body'
import type { ArticleSource } from '../content/article'
import { dutchTimeToUtc } from '../content/dutch-time'
import { component } from './blocks'
import type { SeedDocument } from './document'
import { documentId } from './document-id'
import { figure, type MediaIds } from './media'

/** An article with its relations; its moments are in UTC. */
export function articleDocument(article: ArticleSource, media: MediaIds): SeedDocument {
  const { edition, label, form, title, slug, intro, access, magazine } = article
  return {
    uid: 'api::content.content',
    documentId: documentId('content', slug),
    data: {
      edition,
      label,
      form,
      title,
      slug,
      intro,
      keyPoints: article.keyPoints.join('\n') || undefined,
      access,
      author: documentId('author', article.author),
      cover: article.cover && figure(media, article.cover),
      blocks: parseBody(article.text).map((block) => component(block, media)),
      tags: article.tags.map((tag) => documentId('tag', tag)),
      partners: article.partners.map((partner) => documentId('partner', partner)),
      related: article.related.map((other) => documentId('content', other)),
      magazine: magazine && documentId('magazine', magazine.issue),
      magazinePage: magazine?.page,
      corrections: article.corrections.map(({ at, text }) => ({ at: dutchTimeToUtc(at), text })),
      releasedAt: dutchTimeToUtc(article.publishedAt),
      changedAt: article.correctedAt && dutchTimeToUtc(article.correctedAt),
    },
  }
}
