import type { ArticleCard } from '@gevel/contract/references'
import { useId } from 'react'
import { intoColumns, intoStacks } from '../../../ui/articles/into-columns.ts'
import { Story } from '../../../ui/articles/story.tsx'
import { StoryColumns } from '../../../ui/articles/story-columns.tsx'
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
      {layout === 'feature' ? <Feature articles={articles} /> : <StoryColumns columns={intoColumns(articles)} />}
    </section>
  )
}

function Feature({ articles }: { articles: ArticleCard[] }) {
  const first = articles.find(({ cover }) => cover !== null)
  if (!first) return <StoryColumns columns={intoColumns(articles)} />
  const others = articles.filter((article) => article !== first)
  return (
    <div className="columns">
      <div className={others.length > 0 ? 'lg:col-span-8' : ''}>
        <Story article={first} variant="wide" />
      </div>
      {others.length > 0 && (
        <div className="joint lg:col-span-4">
          <div className="courses">
            {others.map((article) => (
              <Story key={article.id} article={article} variant="side" />
            ))}
          </div>
        </div>
      )}
    </div>
  )
}
