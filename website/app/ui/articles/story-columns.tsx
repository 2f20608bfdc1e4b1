import type { ArticleCard, Teaser } from '@gevel/contract/references'
import { Story } from './story.tsx'

/** Widths of columns that fill a row, by their number. */
const SPANS = ['', '', 'md:col-span-6', 'md:col-span-4', 'md:col-span-6 lg:col-span-3'] as const

type StoryColumnsProps = {
  /** at most four columns, none of them empty */
  columns: readonly (readonly (Teaser | ArticleCard)[])[]
  /** whether every story is text, also one that is alone in its column */
  areStacks?: boolean
}

/** Columns of stories. A story alone in its column has its picture, those in a stack are text. */
export function StoryColumns({ columns, areStacks = false }: StoryColumnsProps) {
  return (
    <div className="columns">
      {columns.map((column, at) => (
        <div key={column[0]?.id} className={`${at > 0 ? 'joint ' : ''}courses ${SPANS[columns.length]}`}>
          {column.map((article) =>
            areStacks || column.length > 1 ? (
              <Story key={article.id} article={article} variant="text" />
            ) : (
              <StoryAlone key={article.id} article={article} />
            ),
          )}
        </div>
      ))}
    </div>
  )
}

/** A story alone in its column: where others have their picture, one without has its intro. */
function StoryAlone({ article }: { article: Teaser | ArticleCard }) {
  return !article.cover && 'intro' in article ? (
    <Story article={article} variant="brief" />
  ) : (
    <Story article={article} variant="card" />
  )
}
