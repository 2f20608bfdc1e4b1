import type { ThreadOrder } from '@gevel/contract/comments'
import { withinEdition } from '@gevel/contract/edition-links'
import { href } from '@gevel/contract/hrefs'
import { use } from 'react'
import { Link } from '../../../ui/links/link.tsx'
import { LinkEdition } from '../../../ui/links/link-edition.ts'
import { dateAndTime } from '../../../ui/text/dates.ts'
import type { ListedComment } from '../comment/thread.ts'
import { threadsHref } from '../comment/thread-order.ts'

/** Where a list of comments is. */
export interface ListPlace {
  /** of the article */
  path: string
  order: ThreadOrder
  page: number
}

interface CommentItemProps {
  comment: ListedComment
  /** only its replies are left */
  isGone?: boolean
  place: ListPlace
}

/** One comment: author, time, text, and the reader's actions. */
export function CommentItem({ comment, isGone = false, place }: CommentItemProps) {
  const { id, author, text, writtenAt, editedAt, state, can, recommend, recommendations, hint } = comment
  const by = `van-${id}`
  const here = `reactie-${id}`
  if (isGone)
    return (
      <p className="comment" id={here}>
        Deze reactie staat er niet meer.
      </p>
    )
  const count = recommendations > 0 ? ` (${recommendations})` : ''
  return (
    <article className="comment" id={here} aria-labelledby={by}>
      <p>
        <strong id={by}>{author}</strong>{' '}
        <a href={`#${here}`}>
          <time dateTime={writtenAt}>{dateAndTime(writtenAt)}</time>
        </a>
        {editedAt && ', bewerkt'}
      </p>
      {state && <p className="comment__state">{state}</p>}
      <p className="comment__text">{text}</p>
      <div className="comment__tools">
        {recommend && <RecommendButton id={id} by={by} label={recommend} count={count} place={place} />}
        {can.map((action) => (
          <Link
            key={action}
            href={href('/reactie/:id/:what', { id, what: action })}
            rel="nofollow"
            aria-describedby={by}
          >
            {action}
            {action === 'aanbevelen' && count}
          </Link>
        ))}
        {!recommend && !can.includes('aanbevelen') && recommendations > 0 && (
          <span>{recommendations === 1 ? '1 aanbeveling' : `${recommendations} aanbevelingen`}</span>
        )}
        {hint}
      </div>
    </article>
  )
}

interface RecommendButtonProps {
  id: number
  /** id of its author's name */
  by: string
  label: NonNullable<ListedComment['recommend']>
  count: string
  place: ListPlace
}

/** A form of the browser's own, which comes back to the comment. */
function RecommendButton({ id, by, label, count, place: { path, order, page } }: RecommendButtonProps) {
  const isGiven = label === 'Aanbevolen'
  const action = withinEdition(href('/reactie/:id/:what', { id, what: 'aanbevelen' }), use(LinkEdition))
  return (
    <form method="post" action={action}>
      <input type="hidden" name="keep" value={isGiven ? 'no' : 'yes'} />
      <input type="hidden" name="back" value={threadsHref(path, order, page, `reactie-${id}`)} />
      <button type="submit" aria-pressed={isGiven} aria-describedby={by}>
        {label}
        {count}
      </button>
    </form>
  )
}
