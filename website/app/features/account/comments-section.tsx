import type { PlacedComment } from '@gevel/contract/comments'
import { href } from '@gevel/contract/hrefs'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/links/link.tsx'
import { OwnComments } from '../comments/own-comments.tsx'
import { Section } from './section.tsx'

/** The latest comments of the reader, and a link to all of them. */
export function CommentsSection({ comments, total }: { comments: readonly PlacedComment[]; total: number }) {
  return (
    <Section id="reacties" title="Reacties">
      {comments.length === 0 ? <NoComments /> : <OwnComments comments={comments} />}
      {total > comments.length && (
        <p>
          <Link className="link" href={href('/account/reacties')}>
            Alle {total} reacties
          </Link>
        </p>
      )}
    </Section>
  )
}

export function NoComments() {
  return (
    <EmptyState title="U hebt nog niet gereageerd">
      Onder elk artikel dat u kunt lezen, kunt u ook reageren.{' '}
      <Link className="link" href={href('/')}>
        Naar het nieuws
      </Link>
    </EmptyState>
  )
}
