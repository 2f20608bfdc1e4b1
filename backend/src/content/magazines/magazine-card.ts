import type { MagazineCard } from '@gevel/contract/magazines'
import type { Access } from '@gevel/contract/references'
import { type FigureRow, plainPicture, withPicture } from '../parts/picture'

export interface MagazineCardRow {
  id: number
  documentId: string
  publicId: number
  slug: string
  year: number
  number: number
  month: string
  title: string
  intro: string
  pages: number
  publishedOn: string
  colour: MagazineCard['colour']
  /** null of an issue from before it had this field */
  access: Access | null
  picture: FigureRow | null
}

/** What to populate of an issue for the shelf. */
export const cardOfMagazine = {
  select: [
    'documentId',
    'access',
    'publicId',
    'slug',
    'year',
    'number',
    'month',
    'title',
    'intro',
    'pages',
    'publishedOn',
    'colour',
  ],
  populate: { picture: withPicture },
}

/** An issue on the shelf. */
export function magazineCard(row: MagazineCardRow): MagazineCard {
  const { publicId, slug, year, number, month, title, intro, pages, publishedOn, colour } = row
  const picture = plainPicture(row.picture)
  return { id: publicId, slug, year, number, month, title, intro, pages, publishedOn, colour, picture }
}
