import type { ArticleForm } from '@gevel/contract/references'

export type CoverPlace = 'above' | 'beside' | 'below'

/** Where the opening picture stands for each form; the other differences between forms are styles. */
export const coverPlaces: Readonly<Record<ArticleForm, CoverPlace>> = {
  news: 'below',
  interview: 'beside',
  opinion: 'below',
  reportage: 'above',
  figures: 'below',
  recall: 'below',
}
