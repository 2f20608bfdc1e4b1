import { Field } from '../../forms/field.tsx'
import { Form } from '../../forms/form.tsx'
import type { FormFailure } from '../../forms/schema/failure.ts'
import { Lintel } from '../../ui/lintel.tsx'
import { endForm } from './newsletter-forms.ts'

interface EndSectionProps {
  /** the name of the newsletter that the link is from; null for another link */
  current: string | null
  /** whether it still comes */
  isCurrent: boolean
  /** whether anything comes */
  getsAny: boolean
  failure: FormFailure | undefined
}

/** Ending the newsletter of the link, or all mail that an address asked for. */
export function EndSection({ current, isCurrent, getsAny, failure }: EndSectionProps) {
  const about = failure?.entries.scope
  return (
    <section aria-labelledby="afmelden">
      <Lintel id="afmelden" title="Afmelden" />
      {getsAny ? (
        <>
          <p className="said">Mail over een bestelling, een kaart of uw account komt wel.</p>
          <div className="btn-row mt-4">
            {isCurrent && current && (
              <EndButton scope="list" failure={about === 'list' ? failure : undefined}>
                Afmelden voor {current}
              </EndButton>
            )}
            <EndButton scope="all" failure={about === 'all' ? failure : undefined}>
              Meld mij overal af
            </EndButton>
          </div>
        </>
      ) : (
        <p className="said">
          U bent afgemeld: u krijgt geen nieuwsbrief. Mail over een bestelling of uw account komt wel.
        </p>
      )}
    </section>
  )
}

interface EndButtonProps {
  scope: 'list' | 'all'
  failure: FormFailure | undefined
  children: React.ReactNode
}

function EndButton({ scope, failure, children }: EndButtonProps) {
  return (
    <Form schema={endForm} values={{ scope }} failure={failure} className="plain">
      <Field name="scope" />
      <button className="btn btn--danger" type="submit">
        {children}
      </button>
    </Form>
  )
}
