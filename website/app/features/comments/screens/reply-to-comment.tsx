import { Fields } from '../../../forms/field.tsx'
import { Form } from '../../../forms/form.tsx'
import { Submit } from '../../../forms/submit.tsx'
import { replyForm } from '../comment/comment-forms.ts'
import { LogInAgain } from '../comment/log-in-again.tsx'
import { CommentScreen, LogInFirst, type OneCommentProps } from './comment-screen.tsx'

/** Replies to a comment. */
export function ReplyToComment({ path, comment, publicComment, sending, failure }: OneCommentProps) {
  const isPublic = comment?.own?.state === undefined || comment.own.state === 'shown'
  return (
    <CommentScreen title="Antwoorden" path={path} comment={comment ?? publicComment} quoted>
      {!comment && !failure && <LogInFirst path={path} what="op deze reactie te antwoorden" />}
      {comment && !isPublic && !failure && (
        <p className="notice">Antwoorden kan zodra anderen deze reactie kunnen lezen.</p>
      )}
      {((comment && isPublic) || failure) && (
        <Form schema={replyForm} failure={failure} values={{ sending }}>
          <LogInAgain failure={failure} />
          <Fields />
          <div className="btn-row">
            <Submit>Plaats antwoord</Submit>
          </div>
        </Form>
      )}
    </CommentScreen>
  )
}
