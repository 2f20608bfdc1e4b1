import { Form } from '../../forms/form.tsx'
import { keepTyped } from '../../forms/keep-typed.ts'
import { pageNotFound, routeParam } from '../../routing/not-found.ts'
import { idParamSchema } from '../../routing/params.ts'
import type { Route } from './+types/remove.route.ts'
import { removeComment } from './comment-actions.server.ts'
import { removeForm } from './comment-forms.ts'
import { CommentScreen, LogInFirst } from './comment-screen.tsx'
import { loadComment } from './comments.server.ts'
import { LogInAgain } from './log-in-again.tsx'

export async function loader(call: Route.LoaderArgs) {
  const comment = await loadComment(call, routeParam(call.url, idParamSchema, call.params.id))
  if (comment && !comment.own) pageNotFound(call.url)
  return { comment }
}

export function action(call: Route.ActionArgs) {
  return removeComment(call, routeParam(call.url, idParamSchema, call.params.id))
}

export const clientAction = keepTyped<Awaited<ReturnType<typeof action>>>

export default function RemoveRoute({ loaderData: { comment }, actionData, params }: Route.ComponentProps) {
  const path = `/reactie/${params.id}/verwijderen`
  return (
    <CommentScreen title="Reactie verwijderen" path={path} comment={comment} quoted>
      {!comment && !actionData && <LogInFirst path={path} what="uw reactie te verwijderen" />}
      {(comment || actionData) && (
        <Form schema={removeForm} failure={actionData}>
          <LogInAgain failure={actionData} />
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
