import type { ActionFunctionArgs } from 'react-router'
import { beginWizard } from '../forms/wizard/server/begin-wizard.server.ts'
import { demoWizard } from './demo-wizard.ts'

export function action(args: ActionFunctionArgs) {
  return beginWizard(args, demoWizard)
}

/** Where the example of a wizard begins. */
export default function DemoWizardRoute() {
  return (
    <main id="inhoud" className="wrap stack">
      <title>Stappen</title>
      <h1>Stappen</h1>
      <form method="post">
        <button type="submit" className="btn btn--submit">
          Begin
        </button>
      </form>
    </main>
  )
}
