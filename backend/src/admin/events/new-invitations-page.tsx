import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { BackButton, Layouts, Page, useNotification } from '@strapi/strapi/admin'
import { type FormEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { EventChoices } from '../../features/organiser/events-with-types'
import type { InvitationPreview } from '../../features/organiser/invitations/invite'
import { AnswerField } from '../kit/action/answer-field'
import type { Answers, QuestionField } from '../kit/action/question'
import { useFormKey } from '../kit/action/use-form-key'
import { decodeFile } from '../kit/data/decode-file'
import type { FieldMessages } from '../kit/data/field-messages'
import { useAdminData } from '../kit/data/use-admin-data'
import { useSend } from '../kit/data/use-send'
import { Panel } from '../kit/detail/panel'
import { LoadFailed } from '../kit/list/load-failed'
import { ListFileField } from '../kit/list-file-field'
import { countOf } from '../kit/words/amounts'
import { REGISTRATIONS } from './event-words'
import { PreviewPanel } from './preview-panel'
import { typeFields } from './type-fields'

/** `/uitnodigingen/nieuw` in the admin: invites people and companies from a list, which is checked first. */
export default function NewInvitationsPage() {
  const { data, error, reload } = useAdminData<EventChoices>(`${REGISTRATIONS}/choices`, { reloadsOnFocus: false })
  return (
    <>
      <Page.Title>Nodig uit</Page.Title>
      <Layouts.Header
        title="Nodig uit"
        subtitle="Personen, en bedrijven met een aantal plaatsen. U ziet eerst wat er gebeurt."
        navigationAction={<BackButton fallback="/uitnodigingen" />}
      />
      <Layouts.Content>
        {data ? <Form choices={data} /> : error ? <LoadFailed message={error} onRetry={reload} /> : <Page.Loading />}
      </Layouts.Content>
    </>
  )
}

function Form({ choices }: { choices: EventChoices }) {
  const [address] = useSearchParams()
  const [answers, setAnswers] = useState<Answers>({ event: address.get('event') ?? '', isReserved: 'yes' })
  const [messages, setMessages] = useState<FieldMessages>({})
  const [preview, setPreview] = useState<InvitationPreview>()
  const { send, isBusy } = useSend('De uitnodigingen zijn niet verstuurd. Probeer het opnieuw.')
  const { key } = useFormKey()
  const { toggleNotification } = useNotification()
  const navigate = useNavigate()
  const set = (name: string, value: string) => {
    setAnswers((before) => ({ ...before, [name]: value }))
    setPreview(undefined)
  }
  const readFile = async (file: File | undefined) => {
    if (!file) return
    try {
      set('list', decodeFile(new Uint8Array(await file.arrayBuffer())))
    } catch (error) {
      setMessages({ list: error instanceof Error ? error.message : 'Dit bestand is niet te lezen.' })
    }
  }
  const check = async (event: FormEvent) => {
    event.preventDefault()
    const checked = await send<{ data: InvitationPreview }>({
      ...{ method: 'POST', path: `${REGISTRATIONS}/invitations/preview`, body: answers },
    })
    setMessages(checked.error === undefined ? {} : checked.fields)
    if (checked.error === undefined) setPreview(checked.data.data)
    else toggleNotification({ type: 'danger', message: checked.error })
  }
  const invite = async () => {
    const sent = await send<{ data: { sent: number } }>({
      ...{ method: 'POST', path: `${REGISTRATIONS}/invitations` },
      body: { ...answers, idempotencyKey: key.current },
    })
    if (sent.error !== undefined) {
      setMessages(sent.fields)
      toggleNotification({ type: 'danger', message: sent.error })
      return
    }
    toggleNotification({
      ...{
        type: 'success',
        message: `${countOf(sent.data.data.sent, ['uitnodiging is', 'uitnodigingen zijn'])} verstuurd.`,
      },
    })
    navigate(`/uitnodigingen?event=${answers.event}`, { replace: true })
  }
  const mayInvite = preview !== undefined && preview.problems.length === 0 && preview.rows.length > 0
  return (
    <Flex tag="form" noValidate onSubmit={check} direction="column" alignItems="stretch" gap={5} paddingBottom={8}>
      <Panel title="Waarvoor en wie">
        <Flex direction="column" alignItems="stretch" gap={4} style={{ maxWidth: '56rem' }}>
          {fieldsOf(choices, answers).map((field) => (
            <AnswerField
              key={field.name}
              field={field}
              value={answers[field.name] ?? ''}
              error={messages[field.name]}
              onChange={(value) => set(field.name, value)}
            />
          ))}
          <ListFileField id="uitnodigingen-bestand" onFile={(file) => void readFile(file)} />
        </Flex>
      </Panel>
      <Box aria-live="polite">{preview && <PreviewPanel preview={preview} />}</Box>
      <Flex justifyContent="flex-end" gap={2} wrap="wrap">
        <Button type="submit" variant="secondary" size="L" loading={isBusy}>
          Controleer
        </Button>
        <Button type="button" size="L" disabled={!mayInvite || isBusy} onClick={() => void invite()}>
          {preview && mayInvite
            ? `Verstuur ${countOf(preview.rows.length, ['uitnodiging', 'uitnodigingen'])}`
            : 'Verstuur'}
        </Button>
      </Flex>
      {!preview && (
        <Typography tag="p" variant="pi" textColor="neutral600" textAlign="right">
          Controleer de lijst eerst: er wordt nog niets verstuurd.
        </Typography>
      )}
    </Flex>
  )
}

function fieldsOf(choices: EventChoices, answers: Answers): QuestionField[] {
  return [
    ...typeFields(choices, answers),
    {
      ...{ name: 'inviter', label: 'Wie uitnodigt', kind: 'text', isRequired: true },
      hint: 'Zoals genodigden het lezen: Noorderkade Groothandel.',
    },
    { name: 'note', label: 'Woord erbij', kind: 'long-text', hint: 'Staat op de pagina van de uitnodiging.' },
    { name: 'expiresAt', label: 'Geldig tot', kind: 'moment', isRequired: true },
    { name: 'isReserved', label: 'Houd de plaatsen apart tot dan', kind: 'check' },
    {
      ...{ name: 'list', label: 'Lijst', kind: 'long-text', isRequired: true },
      hint: 'Elke regel: naam; e-mailadres; bedrijf; aantal plaatsen. Plakken uit Excel kan. Zonder bedrijf is het een persoonlijke uitnodiging.',
    },
  ]
}
