import { href } from '@gevel/contract/hrefs'
import { data, redirect } from 'react-router'
import { bearerOf } from '../../../content/backend/bearer.ts'
import { Field } from '../../../forms/field.tsx'
import { Form } from '../../../forms/form.tsx'
import { keepTyped } from '../../../forms/keep-typed.ts'
import { submitForm } from '../../../forms/server/submit-form.server.ts'
import { Submit } from '../../../forms/submit.tsx'
import { useAnswer } from '../../../forms/use-answer.ts'
import { doneNotice } from '../../../routing/done-notice.ts'
import { pageNotFound } from '../../../routing/not-found.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { returnPath, withReturn } from '../../../routing/urls/return-path.ts'
import { loadUser } from '../../../session/load-user.server.ts'
import { Leaving } from '../../../ui/links/leaving.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { beginConnect } from '../providers/begin-connect.server.ts'
import { loadProviders } from '../providers/providers.server.ts'
import { ConsentField } from '../registration/consent-field.tsx'
import { newcomerForm } from '../registration/registration-forms.ts'
import { AuthScreen } from '../screen/auth-screen.tsx'
import type { Route } from './+types/newcomer.route.ts'

export const handle: RouteHandle = { layout: 'fullpage', perVisitor: true }

/** `/registreren/{provider}`: the registration fields that a provider does not have. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const back = returnPath(url)
  if (await loadUser({ request, context })) throw redirect(back)
  const provider = (await loadProviders(request)).find(({ name }) => name === params.provider)
  return { back, done: doneNotice(url), provider: provider ?? pageNotFound(url) }
}

export async function action({ request, url, params }: Route.ActionArgs) {
  const back = returnPath(url)
  if (bearerOf(request)) return redirect(back)
  return submitForm(request, newcomerForm, { title: 'Registreren is niet gelukt' }, async ({ values }) => {
    const { location, headers } = await beginConnect(request, params.provider, { back, newcomer: values })
    return data({ leavesFor: location }, { headers })
  })
}

export const clientAction = keepTyped<Awaited<ReturnType<typeof action>>>

export default function NewcomerRoute({ loaderData: { back, done, provider }, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData)
  const { name, label } = provider
  const isLeaving = answer && 'leavesFor' in answer
  return (
    <AuthScreen title={`Registreren met ${label}`} path={href('/registreren/:provider', { provider: name })}>
      {done && !answer && <Notice title={done.title}>{done.text}</Notice>}
      {isLeaving ? (
        <Leaving to={answer.leavesFor} label={label} />
      ) : (
        <>
          <p>Uw naam en e-mailadres krijgen wij van {label}. U hebt hier geen wachtwoord nodig.</p>
          <Form schema={newcomerForm} failure={answer}>
            <Field name="edition" />
            <ConsentField />
            <Submit block>Ga verder met {label}</Submit>
          </Form>
        </>
      )}
      <p>
        Liever met een wachtwoord?{' '}
        <Link className="link" href={withReturn(href('/registreren'), back)}>
          Registreren
        </Link>
      </p>
    </AuthScreen>
  )
}
