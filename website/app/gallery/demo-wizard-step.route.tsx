import { href } from '@gevel/contract/hrefs'
import { useActionData, useLoaderData } from 'react-router'
import { preserveInput } from '../forms/preserve-input.ts'
import { WizardPage } from '../forms/wizard/page/wizard-page.tsx'
import { wizardAction } from '../forms/wizard/server/wizard-action.server.ts'
import { type WizardArgs, wizardLoader } from '../forms/wizard/server/wizard-loader.server.ts'
import { revalidateWizard, wizardHandle } from '../forms/wizard/wizard-route.ts'
import { styleSheets } from '../routing/routes/style-sheets.ts'
import wizardStyles from '../styles/forms/wizard.css?url'
import { demoWizard } from './demo-wizard.ts'

export const handle = wizardHandle
export const links = styleSheets(wizardStyles)

export function loader(args: WizardArgs) {
  return wizardLoader(args, demoWizard)
}

export function action(args: WizardArgs) {
  return wizardAction(args, demoWizard, {
    title: 'Er is niets verstuurd',
    submit: async ({ sent }) => sent.reject({ message: 'Dit is een voorbeeld, dat niets verstuurt.' }),
  })
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>
export const shouldRevalidate = revalidateWizard

export default function DemoWizardStepRoute() {
  const { wizard } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  return (
    <main id="inhoud">
      <WizardPage
        view={wizard}
        result={actionData}
        above={[{ label: 'Stappen', href: href('/_ui/stappen') }]}
        here="Proef"
        slip={{ head: <h2>Proef</h2>, line: 'Proef' }}
      />
    </main>
  )
}
