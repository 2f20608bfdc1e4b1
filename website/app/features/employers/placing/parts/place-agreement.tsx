import { href } from '@gevel/contract/hrefs'
import { useLocation } from 'react-router'
import { Field } from '../../../../forms/field.tsx'
import { Submit } from '../../../../forms/submit.tsx'
import { withReturn } from '../../../../routing/urls/return-path.ts'
import { Link } from '../../../../ui/links/link.tsx'
import type { Charge } from '../charge.ts'
import { ChargeRows } from './charge-rows.tsx'

interface PlaceAgreementProps {
  charge: Charge
  reviewText: string
  isLoggedIn: boolean
}

/** What it costs, what happens next, and the button; placing needs an account, to which the draft follows. */
export function PlaceAgreement({ charge, reviewText, isLoggedIn }: PlaceAgreementProps) {
  const { pathname, search } = useLocation()
  return (
    <section className="oath" aria-labelledby="plaatsen">
      <div className="oath__sum">
        <h2 id="plaatsen">Uw bestelling</h2>
      </div>
      <ChargeRows charge={charge} />
      <p className="hint">{reviewText} U krijgt een mail zodra zij online staat, en betaalt pas daarna.</p>
      {isLoggedIn ? (
        <div className="oath__go">
          <Field name="agreed">
            Ik ga akkoord met de{' '}
            <Link className="link" href={href('/vacatures/voorwaarden')}>
              voorwaarden voor vacatures
            </Link>
            .
          </Field>
          <Submit block>Plaats de vacature</Submit>
        </div>
      ) : (
        <div className="oath__go">
          <p>Log in om te plaatsen: daarna ziet u bij uw vacatures wat zij brengt. Wat u invulde blijft bewaard.</p>
          <div className="btn-row">
            <Link className="btn btn--submit" href={withReturn(href('/inloggen'), pathname + search)} rel="nofollow">
              Inloggen
            </Link>
            <Link className="btn btn--quiet" href={withReturn(href('/registreren'), pathname + search)} rel="nofollow">
              Account maken
            </Link>
          </div>
        </div>
      )}
    </section>
  )
}
