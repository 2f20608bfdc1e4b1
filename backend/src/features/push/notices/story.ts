import { withinEdition } from '@gevel/contract/edition-links'
import type { Edition } from '@gevel/contract/editions'
import { articleHref } from '@gevel/contract/hrefs'
import { vacancyHref } from '@gevel/contract/vacancy-href'
import type { Knex } from 'knex'
import { type StoryType, storyTypes } from '../story-types'

/** A published document that readers can be notified of. */
export interface Story {
  uid: StoryType
  documentId: string
  /** of its published row */
  id: number
  edition: Edition
  /** of its page */
  path: string
  title: string
  /** proposed for the notice */
  text: string
}

/** Bounds what a notice shows; a phone shows less. */
const longestText = 140

interface StoryRow {
  id: number
  document_id: string
  public_id: number
  slug: string
  edition: Edition
  title: string
  intro: string | null
}

/** A document as readers see it now; null when it is not on the site. */
export async function loadStory(knex: Knex, uid: StoryType, documentId: string): Promise<Story | null> {
  const row: StoryRow | undefined = await publishedStories(knex, uid).where({ document_id: documentId }).first()
  return row ? storyOf(uid, row) : null
}

/** The rows of published documents of a type. */
export function publishedStories(knex: Knex, uid: StoryType) {
  return knex<StoryRow>(storyTypes[uid].table)
    .whereNotNull('published_at')
    .select('id', 'document_id', 'public_id', 'slug', 'edition', 'title', 'intro')
}

export function storyOf(uid: StoryType, row: StoryRow): Story {
  const { id, document_id: documentId, edition, title, intro } = row
  return { uid, documentId, id, edition, title, path: pathOf(uid, row), text: shortened(intro ?? '') }
}

function pathOf(uid: StoryType, { public_id: id, slug, edition }: StoryRow): string {
  if (uid === 'api::content.content') return articleHref({ id, slug, edition })
  return withinEdition(vacancyHref({ id, slug }), edition)
}

/** Whole words, with an ellipsis where some are left out. */
function shortened(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= longestText) return plain
  return `${plain.slice(0, longestText).replace(/\s+\S*$/, '')}…`
}
