import type { ArticleCard } from '@gevel/contract/references'
import { useId } from 'react'
import { Story } from '../../../ui/articles/story.tsx'
import { Lintel } from '../../../ui/lintel.tsx'
import type { FilledBlockOf } from './fill-blocks.server.ts'
import { intoColumns, intoStacks } from './into-columns.ts'

type ArticlesBlockFacts = FilledBlockOf<'blocks.articles'>

/** Widths of columns that fill a row, by their number. */
const SPANS = ['', '', 'md:col-span-6', 'md:col-span-4', 'md:col-span-6 lg:col-span-3'] as const

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
          <Columns columns={intoStacks(articles, 4)} areStacks />
        </div>
      </section>
    )
  }
  return (
    <section aria-labelledby={id}>
      {head}
      {layout === 'feature' ? <Feature articles={articles} /> : <Columns columns={intoColumns(articles)} />}
    </section>
  )
}

/** Columns of stories. A story alone in its column has its picture, those in a stack are text. */
function Columns({ columns, areStacks = false }: { columns: ArticleCard[][]; areStacks?: boolean }) {
  return (
    <div className="columns">
      {columns.map((column, at) => (
        <div key={column[0]?.id} className={`${at > 0 ? 'joint ' : ''}courses ${SPANS[columns.length]}`}>
          {column.map((article) => (
            <Story
              key={article.id}
              article={article}
              variant={areStacks || column.length > 1 ? 'text' : variantOf(article)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

/** A story alone in its column: where others have their picture, one without has its intro. */
function variantOf({ cover }: ArticleCard) {
  return cover ? 'card' : 'brief'
}

function Feature({ articles }: { articles: ArticleCard[] }) {
  const first = articles.find(({ cover }) => cover !== null)
  if (!first) return <Columns columns={intoColumns(articles)} />
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
