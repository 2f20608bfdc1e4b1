import { Fields } from '../../forms/field.tsx'
import { Form } from '../../forms/form.tsx'
import { keepTyped } from '../../forms/keep-typed.ts'
import { Submit } from '../../forms/submit.tsx'
import { pageNotFound, routeParam } from '../../routing/not-found.ts'
import { idParamSchema } from '../../routing/params.ts'
import { clockTime } from '../../ui/dates.ts'
import type { Route } from './+types/change.route.ts'
import { changeComment } from './comment-actions.server.ts'
import { changeForm } from './comment-forms.ts'
import { CommentScreen, LogInFirst } from './comment-screen.tsx'
import { loadComment } from './comments.server.ts'
import { LogInAgain } from './log-in-again.tsx'

export async function loader(call: Route.LoaderArgs) {
  const comment = await loadComment(call, routeParam(call.url, idParamSchema, call.params.id))
  if (comment && !comment.own) pageNotFound(call.url)
  const isOpen = comment?.own?.state !== 'hidden' && Date.parse(comment?.own?.editableUntil ?? '') > Date.now()
  return { comment, isOpen }
}

export function action(call: Route.ActionArgs) {
  return changeComment(call, routeParam(call.url, idParamSchema, call.params.id))
}

export const clientAction = keepTyped<Awaited<ReturnType<typeof action>>>

export default function ChangeRoute({ loaderData: { comment, isOpen }, actionData, params }: Route.ComponentProps) {
  const path = `/reactie/${params.id}/bewerken`
  const showsForm = isOpen || actionData !== undefined
  return (
    <CommentScreen title="Reactie bewerken" path={path} comment={comment} quoted={!showsForm}>
      {!comment && !actionData && <LogInFirst path={path} what="uw reactie te bewerken" />}
      {comment && !showsForm && (
        <p className="notice">
          {comment.own?.state === 'hidden'
            ? 'De redactie heeft deze reactie verborgen; bewerken kan niet meer.'
            : 'Bewerken kan tot een kwartier na het plaatsen, en dat is voorbij. Verwijderen kan altijd.'}
        </p>
      )}
      {showsForm && (
        <Form schema={changeForm} failure={actionData} values={{ text: comment?.text ?? '' }}>
          <LogInAgain failure={actionData} />
          <Fields />
          {isOpen && comment?.own && <p>Bewerken kan tot {clockTime(comment.own.editableUntil)} uur.</p>}
          <div className="btn-row">
            <Submit>Bewaar</Submit>
          </div>
        </Form>
      )}
    </CommentScreen>
  )
}
