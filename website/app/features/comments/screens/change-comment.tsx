import { Fields } from '../../../forms/field.tsx'
import { Form } from '../../../forms/form.tsx'
import { Submit } from '../../../forms/submit.tsx'
import { clockTime } from '../../../ui/text/dates.ts'
import { changeForm } from '../comment/comment-forms.ts'
import { LogInAgain } from '../comment/log-in-again.tsx'
import { CommentScreen, LogInFirst, type OneCommentProps } from './comment-screen.tsx'

/** Changes the reader's own comment within the time limit. A rejected text stays after it. */
export function ChangeComment({ path, comment, editableUntil, failure }: OneCommentProps) {
  const showsForm = editableUntil !== undefined || failure !== undefined
  return (
    <CommentScreen title="Reactie bewerken" path={path} comment={comment} quoted={!showsForm}>
      {!comment && !failure && <LogInFirst path={path} what="uw reactie te bewerken" />}
      {comment && !showsForm && (
        <p className="notice">
          {comment.own?.state === 'hidden'
            ? 'De redactie heeft deze reactie verborgen; bewerken kan niet meer.'
            : 'Bewerken kan tot een kwartier na het plaatsen, en dat is voorbij. Verwijderen kan altijd.'}
        </p>
      )}
      {showsForm && (
        <Form schema={changeForm} failure={failure} values={{ text: comment?.text ?? '' }}>
          <LogInAgain failure={failure} />
          <Fields />
          {editableUntil && <p>Bewerken kan tot {clockTime(editableUntil)} uur.</p>}
          <div className="btn-row">
            <Submit>Bewaar</Submit>
          </div>
        </Form>
      )}
    </CommentScreen>
  )
}
