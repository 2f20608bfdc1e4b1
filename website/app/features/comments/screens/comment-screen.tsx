import type { PlacedComment, PublicPlacedComment } from '@gevel/contract/comments'
import { withinEdition } from '@gevel/contract/edition-links'
import { href } from '@gevel/contract/hrefs'
import type { ReactNode } from 'react'
import type { FormFailure } from '../../../forms/schema/failure.ts'
import { withReturn } from '../../../routing/urls/return-path.ts'
import { Link } from '../../../ui/links/link.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import { dateAndTime } from '../../../ui/text/dates.ts'
import { useEdition } from '../../editions/editions.ts'
import { commentHref } from '../comment/comment-href.ts'

/** The props of every screen about one comment. */
export interface OneCommentProps {
  path: string
  /** null without a session */
  comment: PlacedComment | null
  /** without a session: the comment, when it is public and others may do something with it */
  publicComment: PublicPlacedComment | null
  /** while its author may still change it */
  editableUntil: string | undefined
  /** identifies one press of the button of a reply */
  sending: string
  failure: FormFailure | undefined
}

interface CommentScreenProps extends Pick<OneCommentProps, 'path'> {
  title: string
  comment: OneCommentProps['comment' | 'publicComment']
  /** shows the current comment */
  quoted?: boolean
  /** a rejected form stays, also after the session has ended */
  children: ReactNode
}

/** A screen for one action on one comment, with a link back to its place. */
export function CommentScreen({ title, path, comment, quoted = false, children }: CommentScreenProps) {
  return (
    <div className="wrap">
      <PageMeta title={title} description={null} path={path} noindex />
      <header className="page-head">
        <h1>{title}</h1>
        {comment?.article && <p>Onder ‘{comment.article.title}’</p>}
      </header>
      <div className="stack max-w-(--measure)">
        {quoted && comment && <Quoted comment={comment} />}
        {children}
        {comment && (
          <p>
            <Link className="link" href={commentHref(comment)}>
              Terug naar de reacties
            </Link>
          </p>
        )}
      </div>
    </div>
  )
}

/** The screen for visitors who are not logged in. */
export function LogInFirst({ path, what }: { path: string; what: string }) {
  const back = withinEdition(path, useEdition())
  return (
    <p className="notice">
      <Link className="link" href={withReturn(href('/inloggen'), back)} rel="nofollow">
        Log in
      </Link>{' '}
      om {what}.
    </p>
  )
}

type QuotedProps = { comment: Pick<PlacedComment, 'author' | 'writtenAt' | 'text'> }

function Quoted({ comment: { author, writtenAt, text } }: QuotedProps) {
  return (
    <blockquote className="comment">
      <p>
        <strong>{author}</strong> <time dateTime={writtenAt}>{dateAndTime(writtenAt)}</time>
      </p>
      <p className="comment__text">{text}</p>
    </blockquote>
  )
}
