import { Suspense, useState } from 'react'
import type { FormFailure } from '../../../forms/schema/failure.ts'
import { hydratedPart } from '../../../ui/lazy/hydrated-part.ts'
import { documentPart } from '../../../ui/lazy/static-part.tsx'
import { useFocusWhenNew } from '../../../ui/use-focus-when-new.ts'
import type { Comments as CommentsData } from '../comment/comments.server.ts'

/** Loaded only for readers who can comment. */
const WriteComment = hydratedPart(async () => (await import('./write-comment.tsx')).default, '#reageren')

const CommentList = documentPart(async () => (await import('./comment-list.tsx')).CommentList, { tag: 'div' })

interface CommentsProps {
  /** path of the article */
  path: string
  comments: CommentsData
  failure: FormFailure | undefined
}

/** The comments on an article, and the form to add one. */
export function Comments({ path, comments: { list, sending, done }, failure }: CommentsProps) {
  // typed text survives a session that ends meanwhile
  const [startedAsReader] = useState(sending !== null)
  return (
    <section className="section" aria-labelledby="reacties">
      <div className="columns">
        <div className="comments stack lg:col-span-8">
          {done && !done.isNew && <Done key={done.what + done.id}>{done.text}</Done>}
          <CommentList of={list} className="stack" />
          {(sending !== null || startedAsReader || failure) && (
            <Suspense>
              <WriteComment href={path} sending={sending ?? ''} done={done} failure={failure} />
            </Suspense>
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
