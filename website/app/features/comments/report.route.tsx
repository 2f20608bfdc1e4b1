import { Fields } from '../../forms/field.tsx'
import { Form } from '../../forms/form.tsx'
import { keepTyped } from '../../forms/keep-typed.ts'
import { Submit } from '../../forms/submit.tsx'
import { routeParam } from '../../routing/not-found.ts'
import { idParamSchema } from '../../routing/params.ts'
import type { Route } from './+types/report.route.ts'
import { reportComment } from './comment-actions.server.ts'
import { reportForm } from './comment-forms.ts'
import { CommentScreen, LogInFirst } from './comment-screen.tsx'
import { loadComment } from './comments.server.ts'
import { LogInAgain } from './log-in-again.tsx'

export async function loader(call: Route.LoaderArgs) {
  return { comment: await loadComment(call, routeParam(call.url, idParamSchema, call.params.id)) }
}

export function action(call: Route.ActionArgs) {
  return reportComment(call, routeParam(call.url, idParamSchema, call.params.id))
}

export const clientAction = keepTyped<Awaited<ReturnType<typeof action>>>

export default function ReportRoute({ loaderData: { comment }, actionData, params }: Route.ComponentProps) {
  const path = `/reactie/${params.id}/melden`
  const refusal = whyNot(comment)
  return (
    <CommentScreen title="Reactie melden" path={path} comment={comment} quoted>
      {!comment && !actionData && <LogInFirst path={path} what="een reactie te melden" />}
      {refusal && !actionData && <p className="notice">{refusal}</p>}
      {((comment && !refusal) || actionData) && (
        <Form schema={reportForm} failure={actionData}>
          <LogInAgain failure={actionData} />
          <Fields />
          <div className="btn-row">
            <Submit>Meld aan de redactie</Submit>
          </div>
        </Form>
      )}
    </CommentScreen>
  )
}

function whyNot(comment: Route.ComponentProps['loaderData']['comment']): string | null {
  if (comment?.own) return 'Dit is uw eigen reactie. Verwijderen kan, melden hoeft niet.'
  return comment?.reported ? 'U hebt deze reactie gemeld. De redactie kijkt ernaar.' : null
}
