import { href } from '@gevel/contract/hrefs'
import type { BotCheckData } from '../../bot-check/bot-check-data.ts'
import { BotCheck } from '../../bot-check/form/bot-check.tsx'
import { Field } from '../../forms/field.tsx'
import { Form } from '../../forms/form.tsx'
import type { FormFailure } from '../../forms/schema/failure.ts'
import { Submit } from '../../forms/submit.tsx'
import { Link } from '../../ui/links/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { tipForm } from './contact-forms.ts'

interface TipSectionProps {
  botCheck: BotCheckData
  failure: FormFailure | undefined
  /** of the logged-in reader, for a tip with a name */
  account: { name: string; email: string } | null
  /** identifies the form */
  sending: string
  /** the number of the tip that was sent */
  tipped: string | null
}

/** The form of a tip to the editors, or what became of it, with what happens to who sends it. */
export function TipSection(props: TipSectionProps) {
  return (
    <section className="section tipbox" id="tip" aria-labelledby="tip-title">
      <div className="columns">
        <div className="stack md:col-span-5">
          <h2 id="tip-title">Tip de redactie</h2>
          <p className="tipbox__said">
            Weet u iets dat de vakwereld hoort te weten? Schrijf het op of stuur stukken mee. Alleen redacteuren die
            tips behandelen, lezen het.
          </p>
          <ul className="stack tipbox__promises">
            <li>
              <strong>Kiest u anoniem,</strong> dan bewaren wij geen naam, mailadres, account of IP-adres, en van het
              moment alleen de dag. Uit foto’s halen wij wie ze maakte en waar. In een pdf, Word- of Excel-bestand kan
              uw naam staan: haal die er zelf uit.
            </li>
            <li>
              <strong>Doe dit niet op het netwerk van uw werkgever.</strong> Die kan zien dat u hier was.
            </li>
          </ul>
        </div>
        <div className="md:col-span-7">
          {props.tipped === null ? <TipForm {...props} /> : <Tipped number={props.tipped} />}
        </div>
      </div>
    </section>
  )
}

function Tipped({ number }: { number: string }) {
  return (
    <div className="stack">
      <Notice title={`Dank u. Uw tip heeft nummer ${number}`} takesFocus>
        Komt er later iets bij? Noem dan dit nummer in een nieuwe tip.
      </Notice>
      <p>
        <Link className="link" href={href('/contact')}>
          Stuur nog een tip
        </Link>
      </p>
    </div>
  )
}

function TipForm({ botCheck, failure, account, sending }: TipSectionProps) {
  const values = { sending, ...(account && { tipName: account.name, tipEmail: account.email }) }
  return (
    <Form schema={tipForm} values={values} failure={failure}>
      <Field name="who" />
      <div className="tipbox__sender">
        <Field name="tipName" />
        <Field name="tipEmail" />
      </div>
      <Field name="tip" />
      <Field name="files" />
      <Field name="sending" />
      <BotCheck data={botCheck} />
      <div>
        <Submit>Verstuur tip</Submit>
      </div>
    </Form>
  )
}
