import { Link } from 'react-router'
import { clockTime, dateAndTime } from '../../ui/dates.ts'
import type { ThreadComment } from './thread.ts'

const STATES = {
  waiting: 'Wacht op de redactie. Alleen u ziet deze reactie.',
  hidden: 'Verborgen door de redactie. Alleen u ziet deze reactie.',
  shown: null,
} as const

/** One comment: who, when, what, and what its reader can do with it. */
export function CommentItem({ comment }: { comment: ThreadComment }) {
  const { id, author, text, writtenAt, editedAt, own } = comment
  return (
    <li>
      <article className="comment" id={`reactie-${id}`} aria-labelledby={`van-${id}`}>
        <p>
          <strong id={`van-${id}`}>{author}</strong>{' '}
          <a href={`#reactie-${id}`}>
            <time dateTime={writtenAt}>{dateAndTime(writtenAt)}</time>
          </a>
          {editedAt && ', bewerkt'}
        </p>
        {own && STATES[own] && <p className="comment__state">{STATES[own]}</p>}
        <p className="comment__text">{text}</p>
        <p className="comment__tools">
          <CommentTools comment={comment} />
        </p>
      </article>
    </li>
  )
}

function CommentTools({ comment: { id, own, editableUntil, reported } }: { comment: ThreadComment }) {
  const tool = (name: string, label: string) => (
    <Link to={`/reactie/${id}/${name}`} rel="nofollow" aria-describedby={`van-${id}`}>
      {label}
    </Link>
  )
  if (reported) return 'Gemeld bij de redactie'
  if (!own) return tool('melden', 'Melden')
  return (
    <>
      {editableUntil && (
        <span>
          {tool('bewerken', 'Bewerken')} (tot {clockTime(editableUntil)} uur)
        </span>
      )}
      {tool('verwijderen', 'Verwijderen')}
    </>
  )
}
