import { Fields } from '../../../forms/field.tsx'
import { Form } from '../../../forms/form.tsx'
import { Submit } from '../../../forms/submit.tsx'
import { usePageContext } from '../../../ui/page/page-context.tsx'
import { reportForm } from '../comment/comment-forms.ts'
import { LogInAgain } from '../comment/log-in-again.tsx'
import { CommentScreen, LogInFirst, type OneCommentProps } from './comment-screen.tsx'

/** Reports somebody else's comment to the editors. */
export function ReportComment({ path, comment, publicComment, failure }: OneCommentProps) {
  const { editorsEmail } = usePageContext()
  const refusal = reasonNotToReport(comment)
  return (
    <CommentScreen title="Reactie melden" path={path} comment={comment ?? publicComment} quoted>
      {!comment && !failure && <LogInFirst path={path} what="deze reactie te melden" />}
      {!comment && !failure && editorsEmail && (
        <p>
          Zonder account kan het ook: mail{' '}
          <a
            className="link"
            href={`mailto:${editorsEmail}?subject=${encodeURIComponent(`Melding van reactie ${path}`)}`}
          >
            {editorsEmail}
          </a>
          .
        </p>
      )}
      {refusal && !failure && <p className="notice">{refusal}</p>}
      {((comment && !refusal) || failure) && (
        <Form schema={reportForm} failure={failure}>
          <LogInAgain failure={failure} />
          <Fields />
          <div className="btn-row">
            <Submit>Meld aan de redactie</Submit>
          </div>
        </Form>
      )}
    </CommentScreen>
  )
}

function reasonNotToReport(comment: OneCommentProps['comment']): string | null {
  if (comment?.own) return 'Dit is uw eigen reactie. Verwijderen kan, melden hoeft niet.'
  return comment?.reported ? 'U hebt deze reactie gemeld. De redactie kijkt ernaar.' : null
}
