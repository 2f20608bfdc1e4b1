import { useId } from 'react'
import { intoStacks } from '../../../ui/articles/into-columns.ts'
import { Feature, StoryColumns, StoryRow } from '../../../ui/articles/story-rows.tsx'
import { Lintel } from '../../../ui/lintel.tsx'
import type { FilledBlockOf } from './fill-blocks.server.ts'

type ArticlesBlockFacts = FilledBlockOf<'blocks.articles'>

/**
 * Stories of a tag or an edition: in columns, one large with others beside it, or on the other edition's colour.
 */
export function ArticlesBlock({ block }: { block: ArticlesBlockFacts }) {
  const id = useId()
  const { title, moreLabel, moreLink, layout, articles } = block
  if (articles.length === 0) return null
  const head = <Lintel id={id} title={title} more={{ label: moreLabel, href: moreLink }} />
  if (layout === 'band') {
    return (
      <section className="band dark section" data-edition={articles[0]?.edition} aria-labelledby={id}>
        <div className="wrap">
          {head}
          <StoryColumns columns={intoStacks(articles, 4)} areStacks />
        </div>
      </section>
    )
  }
  return (
    <section aria-labelledby={id}>
      {head}
      {layout === 'feature' ? <Feature articles={articles} /> : <StoryRow articles={articles} />}
    </section>
  )
}
