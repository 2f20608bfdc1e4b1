import { type ThreadOrder, threadOrders } from '@gevel/contract/comments'
import { href } from '@gevel/contract/hrefs'
import { withReturn } from '../../../routing/urls/return-path.ts'
import { Link } from '../../../ui/links/link.tsx'
import { Lintel } from '../../../ui/lintel.tsx'
import type { ListedThread } from '../comment/thread.ts'
import { threadsHref } from '../comment/thread-order.ts'
import { CommentItem, type ListPlace } from './comment-item.tsx'

const ORDERS: Readonly<Record<ThreadOrder, string>> = {
  oldest: 'Oudste eerst',
  newest: 'Nieuwste eerst',
  recommended: 'Meest aanbevolen',
}

interface CommentListProps extends ListPlace {
  threads: readonly ListedThread[]
  /** the number of comments, with replies, on all pages */
  total: number
  pageCount: number
  /** whether its reader is logged in */
  isReader: boolean
}

/** The comments on an article without the form. Its links and buttons need no script of their own. */
export function CommentList({ threads, total, pageCount, isReader, ...place }: CommentListProps) {
  const { path, order, page } = place
  return (
    <>
      <Lintel id="reacties" title={total > 0 ? `Reacties (${total})` : 'Reacties'} />
      {(threads.length > 1 || pageCount > 1) && (
        <p className="comment__tools">
          {threadOrders.map((other) => (
            <Link
              key={other}
              href={threadsHref(path, other)}
              rel="nofollow"
              aria-current={other === order ? 'true' : undefined}
            >
              {ORDERS[other]}
            </Link>
          ))}
        </p>
      )}
      {page > 1 && (
        <Link className="link" href={threadsHref(path, order, page - 1)} rel="prev">
          Vorige reacties
        </Link>
      )}
      {threads.length > 0 && (
        <ol>
          {threads.map((thread) => (
            <li key={thread.id}>
              <CommentItem comment={thread} isGone={thread.isGone} place={place} />
              {thread.replies.length > 0 && (
                <ol className="replies" aria-label="Antwoorden">
                  {thread.replies.map((reply) => (
                    <li key={reply.id}>
                      <CommentItem comment={reply} place={place} />
                    </li>
                  ))}
                </ol>
              )}
            </li>
          ))}
        </ol>
      )}
      {page < pageCount && (
        <Link className="link" href={threadsHref(path, order, page + 1)} rel="next">
          Volgende reacties
        </Link>
      )}
      {!isReader && (
        <p className="notice">
          <Link className="link" href={withReturn(href('/inloggen'), `${path}#reacties`)} rel="nofollow">
            Log in
          </Link>{' '}
          om te reageren.{total === 0 && ' Er zijn nog geen reacties.'}
        </p>
      )}
    </>
  )
}
