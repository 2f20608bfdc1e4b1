import { useState } from 'react'
import { Fields } from '../../forms/field.tsx'
import { Form } from '../../forms/form.tsx'
import type { FormFailure } from '../../forms/schema/failure.ts'
import { Submit } from '../../forms/submit.tsx'
import { useAnswer } from '../../forms/use-answer.ts'
import { Notice } from '../../ui/notice.tsx'
import { writeForm } from './comment-forms.ts'
import type { DoneWith } from './done.ts'
import { LogInAgain } from './log-in-again.tsx'

/** What catches a lost connection comes with the form, so that it is there when it is needed. */
export { keepTyped } from '../../forms/keep-typed.ts'

interface WriteCommentProps {
  /** path of the article, which takes the form */
  href: string
  /** tells one press of the button from another */
  sending: string
  done: DoneWith | null
  failure: FormFailure | undefined
}

/** The form under an article. It begins anew when a comment was placed, and by nothing else. */
export default function WriteComment({ href, sending, done, ...answered }: WriteCommentProps) {
  const failure = useAnswer(answered.failure)
  const [placed, setPlaced] = useState(done?.id)
  if (done?.isNew && done.id !== placed) setPlaced(done.id)
  return (
    <div id="reageren">
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
