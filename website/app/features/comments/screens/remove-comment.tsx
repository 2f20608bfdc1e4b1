import { Form } from '../../../forms/form.tsx'
import { removeForm } from '../comment/comment-forms.ts'
import { LogInAgain } from '../comment/log-in-again.tsx'
import { CommentScreen, LogInFirst, type OneCommentProps } from './comment-screen.tsx'

/** Asks for confirmation, and then removes the reader's own comment. */
export function RemoveComment({ path, comment, failure }: OneCommentProps) {
  return (
    <CommentScreen title="Reactie verwijderen" path={path} comment={comment} quoted>
      {!comment && !failure && <LogInFirst path={path} what="uw reactie te verwijderen" />}
      {(comment || failure) && (
        <Form schema={removeForm} failure={failure}>
          <LogInAgain failure={failure} />
          <p>Uw reactie is daarna weg. Terughalen kan niet.</p>
          <div className="btn-row">
            <button className="btn btn--danger" type="submit">
              Verwijder mijn reactie
            </button>
          </div>
        </Form>
      )}
    </CommentScreen>
  )
}
