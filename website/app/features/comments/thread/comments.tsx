import { href } from '@gevel/contract/hrefs'
import { Suspense, useState } from 'react'
import type { FormFailure } from '../../../forms/schema/failure.ts'
import { withReturn } from '../../../routing/urls/return-path.ts'
import { hydratedPart } from '../../../ui/lazy/hydrated-part.ts'
import { documentPart } from '../../../ui/lazy/static-part.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { Lintel } from '../../../ui/lintel.tsx'
import { useFocusWhenNew } from '../../../ui/use-focus-when-new.ts'
import type { Thread } from '../comment/comments.server.ts'

/** Loaded only for readers who can comment. */
const WriteComment = hydratedPart(async () => (await import('./write-comment.tsx')).default, '#reageren')

const CommentList = documentPart(async () => (await import('./comment-list.tsx')).CommentList, { tag: 'ol' })

interface CommentsProps {
  /** path of the article */
  path: string
  thread: Thread
  failure: FormFailure | undefined
}

/** The comments on an article, and the form to add one. */
export function Comments({ path, thread, failure }: CommentsProps) {
  const { comments, total, page, pageCount, sending, done } = thread
  // typed text survives a session that ends meanwhile
  const [startedAsReader] = useState(sending !== null)
  const pageHref = (number: number) => `${path}${number > 1 ? `?p=${number}` : ''}#reacties`
  return (
    <section className="section" aria-labelledby="reacties">
      <div className="columns">
        <div className="comments stack lg:col-span-8">
          <Lintel id="reacties" title={total > 0 ? `Reacties (${total})` : 'Reacties'} />
          {done && !done.isNew && <Done key={done.what + done.id}>{done.text}</Done>}
          {page > 1 && (
            <Link className="link" href={pageHref(page - 1)} rel="prev">
              Eerdere reacties
            </Link>
          )}
          {comments && <CommentList of={comments} />}
          {page < pageCount && (
            <Link className="link" href={pageHref(page + 1)} rel="next">
              Latere reacties
            </Link>
          )}
          {sending !== null || startedAsReader || failure ? (
            <Suspense>
              <WriteComment href={path} sending={sending ?? ''} done={done} failure={failure} />
            </Suspense>
          ) : (
            <p className="notice">
              <Link className="link" href={withReturn(href('/inloggen'), `${path}#reacties`)} rel="nofollow">
                Log in
              </Link>{' '}
              om te reageren.{total === 0 && ' Er zijn nog geen reacties.'}
            </p>
          )}
        </div>
      </div>
    </section>
  )
}

/** A short confirmation. `Notice` would be loaded by every article, and hardly any reader sees one. */
function Done({ children }: { children: string }) {
  const element = useFocusWhenNew<HTMLParagraphElement>()
  return (
    <p id="gelukt" className="notice notice--ok" role="status" tabIndex={-1} ref={element}>
      {children}
    </p>
  )
}
