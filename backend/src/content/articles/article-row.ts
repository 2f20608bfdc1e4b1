import type { Article } from '@gevel/contract/articles'
import { type BlockRow, withBodyBlocks } from '../blocks/body-blocks'
import { documentTree } from '../document-trees/document-tree'
import { type ArticleCardRow, cardOfArticle } from '../parts/article-card'
import type { OptionalTexts } from '../parts/optional-texts'
import { mentionOfPartner, type PartnerRefRow } from '../parts/partner-ref'
import { withPortrait } from '../parts/person'
import { type SeoRow, withSeo } from '../parts/seo'
import { nameOfTag, type TagRefRow } from '../parts/tag-ref'
import type { AuthorRow } from './show-author'

/** An article with all relations of its page. */
export interface ArticleRow extends ArticleCardRow, OptionalTexts<Article> {
  keyPoints: string | null
  magazinePage: number | null
  author: AuthorRow | null
  tags: TagRefRow[]
  partners: PartnerRefRow[]
  magazine: { publicId: number; slug: string; title: string; year: number; number: number } | null
  /** `at` is null only in drafts from before it was filled in */
  corrections: { at: string | null; text: string }[] | null
  related: { id: number }[]
  blocks: BlockRow[] | null
  seo: SeoRow | null
}

/** What to populate of an article for its page. */
export const pageOfArticle = {
  ...cardOfArticle.populate,
  author: withPortrait,
  tags: nameOfTag,
  partners: mentionOfPartner,
  magazine: { select: ['publicId', 'slug', 'title', 'year', 'number'] },
  corrections: true,
  related: { select: ['id'] },
  blocks: { on: withBodyBlocks },
  seo: withSeo,
}

/** Loads a published article by its public id. */
export const loadArticle = documentTree<ArticleRow>({
  uid: 'api::content.content',
  by: 'publicId',
  populate: pageOfArticle,
})
