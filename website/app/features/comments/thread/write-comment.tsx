import { useState } from 'react'
import { Fields } from '../../../forms/field.tsx'
import { Form } from '../../../forms/form.tsx'
import type { FormFailure } from '../../../forms/schema/failure.ts'
import { Submit } from '../../../forms/submit.tsx'
import { useActionResult } from '../../../forms/use-action-result.ts'
import { Notice } from '../../../ui/notice.tsx'
import { writeForm } from '../comment/comment-forms.ts'
import type { CommentNotice } from '../comment/comment-notice.ts'
import { LogInAgain } from '../comment/log-in-again.tsx'
import { useUnsentText } from './use-unsent-text.ts'

/** The handling of a lost connection is loaded with the form, so that it is available when needed. */
export { preserveInput } from '../../../forms/preserve-input.ts'

interface WriteCommentProps {
  /** path of the article, which handles the form */
  href: string
  /** identifies one press of the button */
  sending: string
  done: CommentNotice | null
  failure: FormFailure | undefined
}

/** The form on an article. It is reset only after a comment was placed. */
export default function WriteComment({ href, sending, done, ...answered }: WriteCommentProps) {
  const failure = useActionResult(answered.failure)
  const [placed, setPlaced] = useState(done?.id)
  if (done?.isNew && done.id !== placed) setPlaced(done.id)
  const element = useUnsentText(href, placed)
  return (
    <div id="reageren" ref={element}>
      <Form key={placed} schema={writeForm} action={`${href}#reageren`} values={{ sending }} failure={failure}>
        {done?.isNew && !failure && <Notice key={`${done.what} ${done.id}`} title={done.text} takesFocus />}
        <LogInAgain failure={failure} />
        <Fields />
        <div className="btn-row">
          <Submit>Plaats reactie</Submit>
        </div>
      </Form>
    </div>
  )
}
