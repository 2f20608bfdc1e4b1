import { useLocation } from 'react-router'
import { Breadcrumbs, type Crumb } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import type { FormFailure } from '../../schema/failure.ts'
import { useActionResult } from '../../use-action-result.ts'
import type { StepView, WizardView } from '../wizard-view.ts'
import { GoneNotice } from './gone-notice.tsx'
import { Step, type StepParts } from './step.tsx'

interface WizardPageProps extends StepParts {
  view: WizardView
  /** `actionData` of the route */
  result: FormFailure | undefined
  /** the pages above it */
  above: Crumb[]
  /** the last breadcrumb: 'Bestellen' */
  here: string
}
/** The page of a step of a wizard. */
export function WizardPage({ view, result, above, here, ...parts }: WizardPageProps) {
  const failure = useActionResult(result)
  const { pathname } = useLocation()
  const title = view.kind === 'gone' ? here : titleOf(view)
  return (
    <div className="wrap">
      <PageMeta title={title} description={null} path={pathname} noindex />
      <Breadcrumbs above={above} here={here} />
      {view.kind === 'gone' ? <GoneNotice view={view} /> : <Step view={view} failure={failure} {...parts} />}
    </div>
  )
}

function titleOf({ number, steps }: StepView): string {
  return `Stap ${number} van ${steps.length}: ${(steps[number - 1]?.title ?? '').toLowerCase()}`
}
