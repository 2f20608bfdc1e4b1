import { href } from '@gevel/contract/hrefs'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { Fields } from '../forms/field.tsx'
import { Form } from '../forms/form.tsx'
import { readForm } from '../forms/server/read-form.server.ts'
import { Submit } from '../forms/submit.tsx'
import { useActionResult } from '../forms/use-action-result.ts'
import { styleSheets } from '../routing/routes/style-sheets.ts'
import inputStyles from '../styles/forms/rare-inputs.css?url'
import { demoForm } from './demo-form.ts'

export const links = styleSheets(inputStyles)

export async function action({ request }: ActionFunctionArgs) {
  const sent = await readForm(request, demoForm)
  if (!sent.valid) return sent.rejection
  const { email, guests, logo } = sent.values
  if (email === 'bezet@voorbeeld.nl') return sent.reject({ fields: { email: 'Dit adres kan hier niet.' } })
  const summary = [email, `${guests.length} collega’s`, logo ? `${logo.name} ${logo.type} ${logo.size}` : 'geen logo']
  return redirect(href('/_ui/proef/:received?', { received: summary.join(', ') }))
}

export function loader({ params }: LoaderFunctionArgs) {
  return { received: params.received }
}

export default function DemoFormRoute() {
  const { received } = useLoaderData<typeof loader>()
  const failure = useActionResult(useActionData<typeof action>())
  return (
    <main id="inhoud" className="wrap stack">
      <title>Proefformulier</title>
      <h1>Proefformulier</h1>
      {received && (
        <p className="notice notice--ok" role="status">
          <strong>Ontvangen</strong>
          {received}
        </p>
      )}
      <Form schema={demoForm} failure={failure}>
        <Fields />
        <div className="btn-row">
          <Submit>Versturen</Submit>
        </div>
      </Form>
    </main>
  )
}
