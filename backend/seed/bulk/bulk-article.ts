import type { SeedDocument } from '../documents/document'
import { slugOf } from '../documents/slug'
import { intro, paragraph, title } from './phrases'
import { Choices } from './random'
import { labels } from './words'

/** What an article of the large set can refer to: document ids, and ids of pictures in the media library. */
export interface References {
  authors: string[]
  tags: string[]
  partners: string[]
  pictures: number[]
}

const prefix = 'bulk'
/** Before the oldest article of the demo content, so that the front pages stay as they are. */
const firstMoment = Date.UTC(2013, 11, 1)
const lastMoment = Date.UTC(2023, 10, 30)
const minuteMs = 60_000

/** Strapi's id of the article with this number in the large set; ids sort in the same order as the numbers. */
export function bulkDocumentId(at: number): string {
  return prefix + at.toString(36).padStart(20, '0')
}

/** The number of an article in the large set, from its id. */
export function bulkNumber(documentId: string): number {
  return Number.parseInt(documentId.slice(prefix.length), 36)
}

/**
 * Article `at` of the large set, counted from 0: the same on every machine.
 * @param publicId the number in its URL
 */
export function bulkArticle(at: number, publicId: number, references: References): SeedDocument {
  const choices = new Choices(at)
  const headline = title(choices)
  const paragraphs = Array.from({ length: choices.between(3, 7) }, () => paragraph(choices))
  const released = firstMoment + Math.floor((choices.next() * (lastMoment - firstMoment)) / minuteMs) * minuteMs
  const children = (text: string) => [{ type: 'text', text }]
  const hasCover = references.pictures.length > 0 && choices.next() < 0.5
  return {
    uid: 'api::content.content',
    documentId: bulkDocumentId(at),
    data: {
      publicId,
      edition: choices.one(['general', 'pro']),
      label: choices.one(labels),
      title: headline,
      slug: slugOf(headline),
      intro: intro(choices),
      access: choices.one(['free', 'free', 'free', 'account', 'subscriber']),
      releasedAt: new Date(released).toISOString(),
      author: choices.some(references.authors, 1)[0],
      tags: choices.some(references.tags, choices.between(2, 3)),
      partners: choices.some(references.partners, choices.between(0, 1)),
      cover: hasCover ? { picture: choices.one(references.pictures), alt: headline, credit: 'Gevel' } : undefined,
      blocks: [
        {
          __component: 'blocks.text',
          content: paragraphs.map((text) => ({ type: 'paragraph', children: children(text) })),
        },
      ],
    },
  }
}
