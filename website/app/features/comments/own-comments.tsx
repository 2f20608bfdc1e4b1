import type { PlacedComment } from '@gevel/contract/comments'
import { href } from '@gevel/contract/hrefs'
import { Link } from '../../ui/links/link.tsx'
import { dateAndTime } from '../../ui/text/dates.ts'
import { commentHref } from './comment/comment-href.ts'

const STATES = { waiting: ', wacht op de redactie', hidden: ', verborgen door de redactie', shown: '' } as const

/** The reader's comments, each with a link to its place. */
export function OwnComments({ comments }: { comments: readonly PlacedComment[] }) {
  return (
    <ol>
      {comments.map((comment) => (
        <li className="comment" key={comment.id}>
          <p>
            {comment.article ? (
              <Link className="link" href={commentHref(comment)}>
                {comment.article.title}
              </Link>
            ) : (
              'Onder een artikel dat nu niet op de site staat'
            )}
          </p>
          <p>
            <time dateTime={comment.writtenAt}>{dateAndTime(comment.writtenAt)}</time>
            {comment.own && STATES[comment.own.state]}
          </p>
          <p className="comment__text">{comment.text}</p>
          <p className="comment__tools">
            <Link href={href('/reactie/:id/:what', { id: comment.id, what: 'verwijderen' })}>Verwijderen</Link>
          </p>
        </li>
      ))}
    </ol>
  )
}
