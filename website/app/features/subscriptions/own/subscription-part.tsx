import { formatCents } from '@gevel/contract/money/format'
import type { OwnSubscription, PlanChangePreview } from '@gevel/contract/own-subscriptions'
import { periodWords } from '@gevel/contract/subscription-price'
import { Fields } from '../../../forms/field.tsx'
import { Form } from '../../../forms/form.tsx'
import type { FormSchema } from '../../../forms/schema/define-form.ts'
import type { FormFailure } from '../../../forms/schema/failure.ts'
import type { FormValues } from '../../../forms/schema/values.ts'
import { Submit } from '../../../forms/submit.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { longDate } from '../../../ui/text/dates.ts'
import {
  cancelForm,
  companyDetailsForm,
  confirmChangeForm,
  mandateForm,
  pauseForm,
  personDetailsForm,
} from './own-forms.ts'
import { ownPage, ownPart } from './own-paths.ts'

interface PartProps {
  subscription: OwnSubscription
  preview: PlanChangePreview | null
  failure: FormFailure | undefined
}

/** The form of one thing that can be done with a subscription, with what it does. */
export function SubscriptionPart({
  what,
  ...part
}: PartProps & { what: 'opzeggen' | 'pauzeren' | 'rekening' | 'gegevens' | 'wijzigen' }) {
  switch (what) {
    case 'opzeggen':
      return <CancelPart {...part} />
    case 'pauzeren':
      return <PausePart {...part} />
    case 'rekening':
      return <MandatePart {...part} />
    case 'gegevens':
      return <DetailsPart {...part} />
    case 'wijzigen':
      return <ChangePart {...part} />
  }
}

interface PartFormProps<S extends FormSchema> extends Pick<PartProps, 'subscription' | 'failure'> {
  schema: S
  values?: Partial<FormValues<S>>
  submit: string
  what: string
  isDanger?: boolean
}

function PartForm<S extends FormSchema>({ subscription, what, submit, isDanger, ...form }: PartFormProps<S>) {
  const { number } = subscription
  return (
    <Form {...form} action={ownPart(number, what)}>
      <Fields />
      <div className="btn-row">
        {isDanger ? (
          <button className="btn btn--danger" type="submit">
            {submit}
          </button>
        ) : (
          <Submit>{submit}</Submit>
        )}
        <Link className="btn btn--quiet" href={ownPage(number)}>
          Toch niet
        </Link>
      </div>
    </Form>
  )
}

function CancelPart({ subscription, failure }: PartProps) {
  const { cancellation, seats, state } = subscription
  if (!cancellation) return null
  if (state === 'pending')
    return (
      <>
        <p>Het abonnement begint dan niet, en er volgt geen factuur.</p>
        <PartForm {...{ subscription, failure }} schema={cancelForm} what="opzeggen" submit="Zeg op" isDanger />
      </>
    )
  const lastDay = longDate(cancellation.lastDay)
  return (
    <>
      <p>
        {seats > 1 ? 'U en uw collega’s lezen' : 'U leest'} nog tot en met <strong>{lastDay}</strong>. Daarna volgt geen
        factuur meer. Uw facturen blijven hier staan.
      </p>
      {cancellation.creditCents > 0 && (
        <p>
          U betaalde vooruit voor de tijd daarna. U krijgt <strong>{formatCents(cancellation.creditCents)}</strong>{' '}
          terug.
        </p>
      )}
      <PartForm
        {...{ subscription, failure }}
        schema={cancelForm}
        what="opzeggen"
        submit={`Zeg op per ${lastDay}`}
        isDanger
      />
    </>
  )
}

function PausePart({ subscription, failure }: PartProps) {
  return (
    <>
      <p>
        De pauze begint morgen. U betaalt niet, en niemand leest. De dagen die u al betaalde, komen erachter; u kunt
        altijd eerder weer beginnen.
      </p>
      <PartForm {...{ subscription, failure }} schema={pauseForm} what="pauzeren" submit="Pauzeer" />
    </>
  )
}

function MandatePart({ subscription, failure }: PartProps) {
  const { mandateText, mandate } = subscription
  if (!mandateText) return null
  return (
    <>
      {mandate && (
        <p>
          Nu schrijven wij af van {mandate.iban}, op naam van {mandate.holder}.
        </p>
      )}
      <div className="calc">
        <h2>Doorlopende machtiging</h2>
        {mandateText.text.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="hint">
          Incassant {mandateText.creditor}, incassant-ID {mandateText.creditorId}. Het kenmerk krijgt u bij de
          machtiging.
        </p>
      </div>
      <PartForm
        {...{ subscription, failure }}
        schema={mandateForm}
        values={{ textVersion: mandateText.version }}
        what="rekening"
        submit="Geef deze rekening op"
      />
    </>
  )
}

function DetailsPart({ subscription, failure }: PartProps) {
  const { customer, reference } = subscription
  const { name, email, street, postcode, city, country } = customer
  const address = { street, postcode, city, country }
  const form = { subscription, failure, what: 'gegevens', submit: 'Bewaar' }
  return (
    <>
      <p>Ze gelden voor de facturen vanaf nu. Facturen die u al kreeg, veranderen niet.</p>
      {customer.kind === 'person' ? (
        <PartForm {...form} schema={personDetailsForm} values={{ name, email, ...address }} />
      ) : (
        <PartForm
          {...form}
          schema={companyDetailsForm}
          values={{
            ...{ company: name, contact: customer.contact ?? '', email, ...address },
            ...{ kvk: customer.kvk ?? '', vatId: customer.vatId ?? '', reference: reference ?? '' },
          }}
        />
      )}
    </>
  )
}

function ChangePart({ subscription, preview, failure }: PartProps) {
  if (!preview) return null
  const { planName, seats, from, now, creditCents, later, laterPeriod, planVersionId } = preview
  return (
    <>
      <div className="calc">
        <h2>
          {planName}, {seats === 1 ? 'één lezer' : `${seats} lezers`}
        </h2>
        <p>{now ? 'Gaat vandaag in.' : `Gaat in op ${longDate(from)}, na wat u al hebt betaald.`}</p>
        {now && (
          <dl className="dl">
            <dt>Nu, naar rato</dt>
            <dd>{formatCents(now.netCents)}</dd>
            <dt>Btw</dt>
            <dd>{formatCents(now.vatCents)}</dd>
            <dt>
              <strong>Wordt nu gefactureerd</strong>
            </dt>
            <dd>
              <strong>{formatCents(now.totalCents)}</strong>
            </dd>
            {creditCents > 0 && (
              <>
                <dt>Tegoed van uw vorige abonnement, met btw</dt>
                <dd>{formatCents(creditCents)}</dd>
              </>
            )}
          </dl>
        )}
        <p className="hint">
          Daarna {formatCents(later.totalCents)} {periodWords[laterPeriod]}, inclusief {formatCents(later.vatCents)}{' '}
          btw.
        </p>
      </div>
      <PartForm
        {...{ subscription, failure }}
        schema={confirmChangeForm}
        values={{
          ...{ planVersionId: String(planVersionId), seats: String(seats) },
          expectedCents: String(now?.totalCents ?? 0),
        }}
        what="wijzigen"
        submit="Bevestig de wijziging"
      />
    </>
  )
}
