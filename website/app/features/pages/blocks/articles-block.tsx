import type { ArticleCard } from '@gevel/contract/references'
import { useId } from 'react'
import { Story } from '../../../ui/articles/story.tsx'
import { Lintel } from '../../../ui/lintel.tsx'
import type { FilledBlockOf } from './fill-blocks.server.ts'

type ArticlesBlockFacts = FilledBlockOf<'blocks.articles'>

/**
 * Stories of a tag or an edition: in equal columns, one large with others beside it, or on the other edition's colour.
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
          <Row articles={articles} variant="text" />
        </div>
      </section>
    )
  }
  return (
    <section aria-labelledby={id}>
      {head}
      {layout === 'feature' ? <Feature articles={articles} /> : <Row articles={articles} variant="card" />}
    </section>
  )
}

function Row({ articles, variant }: { articles: ArticleCard[]; variant: 'card' | 'text' }) {
  return (
    <div className="columns">
      {articles.map((article, at) => (
        <div key={article.id} className={`md:col-span-6 lg:col-span-3${at > 0 ? ' joint' : ''}`}>
          <Story article={article} variant={variant} />
        </div>
      ))}
    </div>
  )
}

function Feature({ articles }: { articles: ArticleCard[] }) {
  const first = articles.find(({ cover }) => cover !== null) ?? articles[0]
  const others = articles.filter((article) => article !== first)
  return (
    <div className="columns">
      <div className="lg:col-span-8">{first && <Story article={first} variant="wide" />}</div>
      <div className="joint lg:col-span-4">
        <div className="courses">
          {others.map((article) => (
            <Story key={article.id} article={article} variant="side" />
          ))}
        </div>
      </div>
    </div>
  )
}
