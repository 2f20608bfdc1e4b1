import { Form } from '../../../forms/form.tsx'
import { Submit } from '../../../forms/submit.tsx'
import { recommendForm } from '../comment/comment-forms.ts'
import { commentHref } from '../comment/comment-href.ts'
import { CommentScreen, LogInFirst, type OneCommentProps } from './comment-screen.tsx'

/** Recommends somebody else's comment to other readers, or withdraws that: where a log-in that was needed for it leads back to. */
export function RecommendComment({ path, comment, publicComment, failure }: OneCommentProps) {
  const isOwn = comment?.own != null
  return (
    <CommentScreen title="Reactie aanbevelen" path={path} comment={comment ?? publicComment} quoted>
      {!comment && !failure && <LogInFirst path={path} what="deze reactie aan te bevelen" />}
      {isOwn && <p className="notice">Dit is uw eigen reactie. Aanbevelen kunnen alleen anderen die.</p>}
      {((comment && !isOwn) || failure) && (
        <Form
          schema={recommendForm}
          failure={failure}
          values={{ keep: comment?.recommended ? 'no' : 'yes', back: comment ? commentHref(comment) : path }}
        >
          <div className="btn-row">
            <Submit>{comment?.recommended ? 'Beveel niet meer aan' : 'Beveel aan'}</Submit>
          </div>
        </Form>
      )}
    </CommentScreen>
  )
}
