import { href } from '@gevel/contract/hrefs'
import { Link } from '../../../ui/links/link.tsx'
import { dateAndTime } from '../../../ui/text/dates.ts'
import type { CommentAction, ThreadComment } from '../comment/thread.ts'

const PUBLIC_ACTIONS: CommentAction[] = ['melden']

/** The comments of a page: inside of the element `ol`. Their links need no script of their own. */
export function CommentList({ comments }: { comments: readonly ThreadComment[] }) {
  return comments.map((comment) => <CommentItem key={comment.id} comment={comment} />)
}

/** One comment: author, time, text, and the reader's actions. */
function CommentItem({
  comment: { id, author, text, writtenAt, editedAt, state, can = PUBLIC_ACTIONS, hint },
}: {
  comment: ThreadComment
}) {
  const by = `van-${id}`
  const here = `reactie-${id}`
  return (
    <li>
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
        <p className="comment__tools">
          {can.map((action) => (
            <Link
              key={action}
              href={href('/reactie/:id/:what', { id, what: action })}
              rel="nofollow"
              aria-describedby={by}
            >
              {action}
            </Link>
          ))}
          {hint}
        </p>
      </article>
    </li>
  )
}
