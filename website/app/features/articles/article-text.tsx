import type { Article } from '@gevel/contract/articles'
import { BodyBlocks } from '../../ui/blocks/body-blocks.tsx'
import { Corrections } from './corrections.tsx'

/** The text of an article, or its first paragraphs behind the paywall, and its corrections. */
export function ArticleText({ article }: { article: Article }) {
  return (
    <>
      <BodyBlocks blocks={article.blocks} />
      {!article.locked && <Corrections article={article} />}
    </>
  )
}
