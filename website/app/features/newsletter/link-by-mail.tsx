import type { BotCheckData } from '../../bot-check/bot-check-data.ts'
import { BotCheck } from '../../bot-check/form/bot-check.tsx'
import { Field } from '../../forms/field.tsx'
import { Form } from '../../forms/form.tsx'
import type { FormFailure } from '../../forms/schema/failure.ts'
import { Submit } from '../../forms/submit.tsx'
import { Notice } from '../../ui/notice.tsx'
import { linkForm } from './newsletter-forms.ts'

interface LinkByMailProps {
  /** whether the page has a link that is of nobody */
  isWrong: boolean
  botCheck: BotCheckData
  failure: FormFailure | undefined
}

/** Mails the link to the preferences, to whoever has none. */
export function LinkByMail({ isWrong, botCheck, failure }: LinkByMailProps) {
  return (
    <div className="stack">
      {isWrong && (
        <Notice title="Deze link werkt niet meer" isProblem>
          Onderaan elke nieuwsbrief staat een nieuwe. Of laat hem u mailen.
        </Notice>
      )}
      <Form schema={linkForm} failure={failure}>
        <Field name="email" />
        <BotCheck data={botCheck} />
        <div>
          <Submit>Mail mij de link</Submit>
        </div>
        <p className="hint">Wij sturen de link naar uw voorkeuren, als dit adres een nieuwsbrief krijgt.</p>
      </Form>
    </div>
  )
}
