import type { ArticleCard, Teaser } from '@gevel/contract/references'
import { intoColumns } from './into-columns.ts'
import { Story } from './story.tsx'

/** Widths of columns that fill a row, by their number. */
const SPANS = ['', '', 'md:col-span-6', 'md:col-span-4', 'md:col-span-6 lg:col-span-3'] as const

type Stories = readonly (Teaser | ArticleCard)[]

/**
 * Stories beside each other. One picture alone is not a row, and a headline alone beside pictures leaves a hole: then one
 * story is large, with the others beside it.
 */
export function StoryRow({ articles }: { articles: Stories }) {
  const columns = intoColumns(articles)
  return isOnePicture(columns) || endsInHeadline(columns) ? (
    <Feature articles={articles} />
  ) : (
    <StoryColumns columns={columns} />
  )
}

function isOnePicture([first, second, third]: readonly Stories[]): boolean {
  return Boolean(first?.[0]?.cover && !second?.[0]?.cover && !third)
}

/** Whether the last column has only one story, of which there is nothing but the headline. */
function endsInHeadline(columns: readonly Stories[]): boolean {
  const [only, ...more] = columns.at(-1) ?? []
  const isBeside = columns.length > 1 && columns[0]?.[0]?.cover
  return Boolean(isBeside && only && more.length === 0 && !only.cover && !only.madeCover && !('intro' in only))
}

type StoryColumnsProps = {
  /** at most four columns, none of them empty */
  columns: readonly Stories[]
  /** whether every story is text, also one that is alone in its column */
  areStacks?: boolean
}

/** Columns of stories. A story alone in its column has its picture, those in a stack are text. */
export function StoryColumns({ columns, areStacks = false }: StoryColumnsProps) {
  const hasPicture = Boolean(columns[0]?.[0]?.cover)
  return (
    <div className="columns">
      {columns.map((column, at) => (
        <div key={column[0]?.id} className={`${at > 0 ? 'joint ' : ''}courses ${SPANS[columns.length]}`}>
          {column.map((article) => (
            <Story
              key={article.id}
              article={article}
              variant={areStacks || column.length > 1 ? 'text' : variantOf(article, hasPicture)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

/**
 * The variant of a story alone in its column. A made cover is shown only beside a picture; a story with neither shows
 * its intro there.
 */
function variantOf({ cover, madeCover }: Teaser, hasPicture: boolean) {
  return cover || (madeCover && hasPicture) ? 'card' : 'brief'
}

/** One large story with a picture, the others beside it. Without a picture they are a row. */
export function Feature({ articles }: { articles: Stories }) {
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
