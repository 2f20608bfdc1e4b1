import { href } from '@gevel/contract/hrefs'
import { Fields } from '../../../forms/field.tsx'
import { Form } from '../../../forms/form.tsx'
import { preserveInput } from '../../../forms/preserve-input.ts'
import { submitForm } from '../../../forms/server/submit-form.server.ts'
import { Submit } from '../../../forms/submit.tsx'
import { useActionResult } from '../../../forms/use-action-result.ts'
import { beginWizard } from '../../../forms/wizard/server/begin-wizard.server.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import type { Route } from './+types/place.route.ts'
import { loadOffer } from './offer.server.ts'
import { placeWizard } from './place-wizard.ts'
import { packageForm } from './steps/package-step.ts'

/** `/vacatures/plaatsen`: the packages, of which choosing one begins a vacancy. */
export async function loader(args: Route.LoaderArgs) {
  const { packages, reviewText } = await loadOffer(args)
  return { packages, reviewText }
}

export async function action(args: Route.ActionArgs) {
  const offer = await loadOffer(args)
  const title = 'Dit is niet gelukt'
  return submitForm(args.request, packageForm(offer.packages), { title }, ({ entries }) =>
    beginWizard(args, placeWizard(offer), { step: 'pakket', entries }),
  )
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

export default function PlaceRoute({ loaderData: { packages, reviewText }, actionData }: Route.ComponentProps) {
  const failure = useActionResult(actionData)
  return (
    <div className="wrap">
      <PageMeta
        title="Plaats een vacature"
        description="Bereik de bouwmaterialenhandel met uw vacature: in de lijst, in de mail en in de feeds."
        path={href('/vacatures/plaatsen')}
      />
      <Breadcrumbs above={[{ label: 'Vacatures', href: href('/vacatures') }]} here="Vacature plaatsen" />
      <header className="page-head">
        <h1>Plaats een vacature</h1>
        <p>Wat u invult wordt bewaard. Inloggen kan later, en op een ander apparaat gaat u verder waar u was.</p>
      </header>
      <div className="max-w-(--measure) stack">
        {packages.length === 0 ? (
          <p className="notice">Er is nu geen pakket te kiezen. Probeer het later opnieuw.</p>
        ) : (
          <Form schema={packageForm(packages)} failure={failure}>
            <Fields />
            <div className="btn-row">
              <Submit>Verder naar tekst</Submit>
            </div>
            <p className="hint">{reviewText}</p>
          </Form>
        )}
        <p className="hint">
          Hebt u al vacatures geplaatst?{' '}
          <Link className="link" href={href('/vacatures/mijn')} rel="nofollow">
            Naar mijn vacatures
          </Link>
        </p>
      </div>
    </div>
  )
}
