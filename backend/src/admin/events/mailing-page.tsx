import { Button, Flex, Typography } from '@strapi/design-system'
import { BackButton, Layouts, Page, useNotification } from '@strapi/strapi/admin'
import { type FormEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useAsk } from '../kit/action/action-dialogs'
import { AnswerField } from '../kit/action/answer-field'
import type { Answers, QuestionField } from '../kit/action/question'
import { useFormKey } from '../kit/action/use-form-key'
import type { FieldMessages } from '../kit/data/field-messages'
import { useAdminData } from '../kit/data/use-admin-data'
import { useSend } from '../kit/data/use-send'
import { Panel } from '../kit/detail/panel'
import { LoadFailed } from '../kit/list/load-failed'
import { countOf } from '../kit/words/amounts'
import { REGISTRATIONS } from './event-words'

interface Recipients {
  count: number
  events: string[]
  names: string[]
}

interface Preview {
  subject: string
  html: string
}

/** `/deelnemers/mail` in the admin: a mail to the attendees that match the filters in the address. */
export default function MailingPage() {
  const [address] = useSearchParams()
  const query = address.toString()
  const { data, error, reload } = useAdminData<{ data: Recipients }>(
    `${REGISTRATIONS}/mailing${query && `?${query}`}`,
    {
      failed: 'De ontvangers kunnen nu niet worden opgehaald.',
    },
  )
  return (
    <>
      <Page.Title>Mail aan deelnemers</Page.Title>
      <Layouts.Header
        title="Mail aan deelnemers"
        subtitle="Aan wie bij de filters van de lijst past"
        navigationAction={<BackButton fallback={`/deelnemers?${query}`} />}
      />
      <Layouts.Content>
        {data ? (
          <Form recipients={data.data} filters={Object.fromEntries(address)} />
        ) : error ? (
          <LoadFailed message={error} onRetry={reload} />
        ) : (
          <Page.Loading />
        )}
      </Layouts.Content>
    </>
  )
}

const fields: readonly QuestionField[] = [
  { name: 'subject', label: 'Onderwerp', kind: 'text', isRequired: true, hint: 'Hoogstens 60 tekens.' },
  {
    ...{ name: 'text', label: 'Tekst', kind: 'long-text', isRequired: true },
    hint: 'De aanhef met de naam komt er vanzelf boven. Antwoorden gaan naar het adres van het evenement.',
  },
]

interface FormProps {
  recipients: Recipients
  filters: Readonly<Record<string, string>>
}

function Form({ recipients, filters }: FormProps) {
  const [answers, setAnswers] = useState<Answers>({})
  const [messages, setMessages] = useState<FieldMessages>({})
  const [preview, setPreview] = useState<Preview>()
  const { send, isBusy } = useSend('De mail is niet verstuurd. Probeer het opnieuw.')
  const { key } = useFormKey()
  const ask = useAsk()
  const navigate = useNavigate()
  const { toggleNotification } = useNotification()
  const body = { ...answers, filters }
  const show = async (event: FormEvent) => {
    event.preventDefault()
    const shown = await send<{ data: Preview }>({ method: 'POST', path: `${REGISTRATIONS}/mailing/preview`, body })
    setMessages(shown.error === undefined ? {} : shown.fields)
    if (shown.error === undefined) setPreview(shown.data.data)
    else toggleNotification({ type: 'danger', message: shown.error })
  }
  const mail = () =>
    ask(
      {
        title: 'Verstuur de mail',
        text: `‘${answers.subject}’ gaat naar ${countOf(recipients.count, ['deelnemer', 'deelnemers'])} van ${recipients.events.join(', ')}. Dit is niet terug te halen.`,
        ...{ confirm: `Verstuur aan ${recipients.count}`, cancel: 'Nog niet' },
      },
      async () => {
        const sent = await send<{ data: { sent: number } }>({
          ...{ method: 'POST', path: `${REGISTRATIONS}/mailing` },
          body: { ...body, count: recipients.count, idempotencyKey: key.current },
        })
        if (sent.error !== undefined) return { error: sent.error }
        toggleNotification({
          type: 'success',
          message: `De mail gaat naar ${countOf(sent.data.data.sent, ['deelnemer', 'deelnemers'])}.`,
        })
        navigate(`/deelnemers?${new URLSearchParams(filters)}`, { replace: true })
        return undefined
      },
    )
  return (
    <Flex tag="form" noValidate onSubmit={show} direction="column" alignItems="stretch" gap={5} paddingBottom={8}>
      <Panel title="Ontvangers">
        <Typography tag="p">{recipientsText(recipients)}</Typography>
      </Panel>
      <Panel title="Bericht">
        <Flex direction="column" alignItems="stretch" gap={4} style={{ maxWidth: '56rem' }}>
          {fields.map((field) => (
            <AnswerField
              key={field.name}
              field={field}
              value={answers[field.name] ?? ''}
              error={messages[field.name]}
              onChange={(value) => {
                setAnswers((before) => ({ ...before, [field.name]: value }))
                setPreview(undefined)
              }}
            />
          ))}
        </Flex>
      </Panel>
      {preview && (
        <Panel title={`Voorbeeld: ${preview.subject}`}>
          <iframe
            title="Voorbeeld van de mail"
            srcDoc={preview.html}
            sandbox=""
            style={{ width: '100%', height: '60rem', border: 0, background: '#fff' }}
          />
        </Panel>
      )}
      <Flex justifyContent="flex-end" gap={2} wrap="wrap">
        <Button type="submit" variant="secondary" size="L" loading={isBusy} disabled={recipients.count === 0}>
          Bekijk voorbeeld
        </Button>
        <Button type="button" size="L" disabled={!preview} onClick={() => void mail()}>
          Verstuur
        </Button>
      </Flex>
    </Flex>
  )
}

function recipientsText({ count, events, names }: Recipients): string {
  if (count === 0) return 'Bij deze filters is er niemand om te mailen.'
  const others = count - names.length
  const who = others > 0 ? `${names.join(', ')} en ${others} anderen` : names.join(', ')
  return `${countOf(count, ['ontvanger', 'ontvangers'])} van ${events.join(', ')}: ${who}. Wie meer kaarten heeft, krijgt de mail één keer.`
}
