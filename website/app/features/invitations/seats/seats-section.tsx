import { href } from '@gevel/contract/hrefs'
import type { Seats } from '@gevel/contract/invitations'
import { Field } from '../../../forms/field.tsx'
import { Form } from '../../../forms/form.tsx'
import type { FormFailure } from '../../../forms/schema/failure.ts'
import { Submit } from '../../../forms/submit.tsx'
import { Lintel } from '../../../ui/lintel.tsx'
import { People } from './people.tsx'
import { seatForms } from './seat-forms.ts'
import { SeatWall } from './seat-wall.tsx'

interface SeatsSectionProps {
  /** of the subscription */
  number: string
  seats: Seats
  failure?: FormFailure | undefined
}

/** The readers of a subscription and the invitations, with all that its managers do with them. */
export function SeatsSection({ number, seats, failure }: SeatsSectionProps) {
  // a path with capitals redirects to the one without, and a form that is posted there would be lost
  const action = href('/account/abonnement/:number/lezers', { number: number.toLowerCase() })
  const free = seats.total - seats.used
  return (
    <section className="seats stack gap-6" aria-labelledby="lezers">
      <Lintel id="lezers" title="Lezers" />
      <p>
        <strong>
          {seats.used} van {seats.total}
        </strong>{' '}
        {seats.total === 1 ? 'plaats' : 'plaatsen'} {seats.used === 1 || seats.total === 1 ? 'is' : 'zijn'} bezet.
      </p>
      <SeatWall seats={seats} />
      <People seats={seats} action={action} failure={failure} />
      {/* empty again once somebody was invited */}
      <Form key={seats.used} schema={seatForms.uitnodigen} action={action} failure={failure}>
        <Field name="list" />
        <Field name="note" />
        <p className="hint">{freeSentence(free)}</p>
        <div className="btn-row">
          <Submit>Verstuur uitnodiging</Submit>
        </div>
      </Form>
    </section>
  )
}

function freeSentence(free: number): string {
  if (free <= 0) return 'Alle plaatsen zijn bezet. Neem een plaats terug, of neem er een bij.'
  return free === 1 ? 'Eén plaats is vrij.' : `${free} plaatsen zijn vrij.`
}
