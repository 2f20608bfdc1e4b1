import type { TagRef } from '@gevel/contract/references'

export interface TagRefRow {
  id: number
  name: string
  slug: string
}

export const nameOfTag = { select: ['id', 'name', 'slug'] }

/** A tag as it is mentioned. */
export function tagRef({ name, slug }: TagRefRow): TagRef {
  return { name, slug }
}
