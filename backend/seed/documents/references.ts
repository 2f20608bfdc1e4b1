import type { AuthorSource, TagSource } from '../content/reference-data'
import type { SeedDocument } from './document'
import { documentId } from './document-id'
import { type MediaIds, mediaId } from './media'

export function tagDocument(tag: TagSource): SeedDocument {
  return { uid: 'api::tag.tag', documentId: documentId('tag', tag.slug), data: { ...tag } }
}

export function authorDocument(author: AuthorSource, media: MediaIds): SeedDocument {
  return {
    uid: 'api::author.author',
    documentId: documentId('author', author.slug),
    data: { ...author, portrait: mediaId(media, author.portrait) },
  }
}
