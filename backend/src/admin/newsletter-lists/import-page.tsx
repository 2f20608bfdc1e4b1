import { newsletterNames } from '@gevel/contract/newsletter'
import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { BackButton, Layouts, Page, useNotification } from '@strapi/strapi/admin'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ImportResult } from '../../features/newsletter-lists/addresses/import-addresses'
import { AnswerField } from '../kit/action/answer-field'
import type { Answers, QuestionField } from '../kit/action/question'
import { decodeFile } from '../kit/data/decode-file'
import type { FieldMessages } from '../kit/data/field-messages'
import { useSend } from '../kit/data/use-send'
import { Panel } from '../kit/detail/panel'
import { ListFileField } from '../kit/list-file-field'
import { countOf } from '../kit/words/amounts'

const fields: readonly QuestionField[] = [
  {
    ...{ name: 'list', label: 'Nieuwsbrief', isRequired: true },
    kind: { options: Object.entries(newsletterNames) },
  },
  {
    ...{ name: 'proof', label: 'Waar en waarvoor gaven zij toestemming?', kind: 'long-text', isRequired: true },
    hint: 'Wordt als bewijs bij elk adres bewaard: welke tekst zij zagen, waar en wanneer.',
  },
  {
    ...{ name: 'addresses', label: 'Adressen', kind: 'long-text', isRequired: true },
    hint: 'Een adres per regel, of een lijst met de koppen E-mailadres en Bevestigd op. Plakken uit Excel kan.',
  },
]

/** `/nieuwsbrief-adressen/nieuw` in the admin: adds addresses whose owners gave consent elsewhere, after showing what would happen. */
export default function ImportPage() {
  const [answers, setAnswers] = useState<Answers>({ list: 'general' })
  const [messages, setMessages] = useState<FieldMessages>({})
  const [preview, setPreview] = useState<ImportResult>()
  const { send, isBusy } = useSend('De adressen zijn niet ingevoerd. Probeer het opnieuw.')
  const { toggleNotification } = useNotification()
  const navigate = useNavigate()
  const set = (name: string, value: string) => {
    setAnswers((before) => ({ ...before, [name]: value }))
    setPreview(undefined)
  }
  const readFile = async (file: File | undefined) => {
    if (!file) return
    try {
      set('addresses', decodeFile(new Uint8Array(await file.arrayBuffer())))
    } catch (error) {
      setMessages({ addresses: error instanceof Error ? error.message : 'Dit bestand is niet te lezen.' })
    }
  }
  const submit = async (isDryRun: boolean) => {
    const sent = await send<{ data: ImportResult }>({
      ...{ method: 'POST', path: '/admin/site/newsletter-subscribers/import', body: { ...answers, isDryRun } },
    })
    setMessages(sent.error === undefined ? {} : sent.fields)
    if (sent.error !== undefined) {
      toggleNotification({ type: 'danger', message: sent.error })
    } else if (isDryRun) {
      setPreview(sent.data.data)
    } else {
      const message = `${countOf(sent.data.data.added, ['adres', 'adressen'])} ingevoerd.`
      toggleNotification({ type: 'success', message })
      navigate('/nieuwsbrief-adressen', { replace: true })
    }
  }
  const check = (event: FormEvent) => {
    event.preventDefault()
    void submit(true)
  }
  return (
    <>
      <Page.Title>Voer adressen in</Page.Title>
      <Layouts.Header
        title="Voer adressen in"
        subtitle="Van mensen die elders toestemming gaven. U ziet eerst wat er gebeurt."
        navigationAction={<BackButton fallback="/nieuwsbrief-adressen" />}
      />
      <Layouts.Content>
        <Flex tag="form" noValidate onSubmit={check} direction="column" alignItems="stretch" gap={5} paddingBottom={8}>
          <Panel title="Welke lijst, en wie">
            <Flex direction="column" alignItems="stretch" gap={4} style={{ maxWidth: '56rem' }}>
              {fields.map((field) => (
                <AnswerField
                  key={field.name}
                  field={field}
                  value={answers[field.name] ?? ''}
                  error={messages[field.name]}
                  onChange={(value) => set(field.name, value)}
                />
              ))}
              <ListFileField id="adressen-bestand" onFile={(file) => void readFile(file)} />
            </Flex>
          </Panel>
          <Box aria-live="polite">{preview && <Preview result={preview} />}</Box>
          <Flex justifyContent="flex-end" gap={2} wrap="wrap">
            <Button type="submit" variant="secondary" size="L" loading={isBusy}>
              Controleer
            </Button>
            <Button
              type="button"
              size="L"
              disabled={!preview || preview.added === 0 || preview.problems.length > 0 || isBusy}
              onClick={() => void submit(false)}
            >
              Voer in
            </Button>
          </Flex>
        </Flex>
      </Layouts.Content>
    </>
  )
}

/** What an import would do, with the lines that have to be corrected first. */
function Preview({ result: { added, present, withdrawn, suppressed, repeated, problems } }: { result: ImportResult }) {
  const lines = [
    `${countOf(added, ['nieuw adres', 'nieuwe adressen'])}.`,
    present > 0 && `${present} staan al op de lijst.`,
    withdrawn > 0 && `${withdrawn} hebben zich afgemeld, en blijven dat.`,
    suppressed > 0 && `${suppressed} krijgen geen nieuwsbrieven, omdat mail terugkwam of op verzoek. Dat blijft zo.`,
    repeated > 0 && `${countOf(repeated, ['regel is', 'regels zijn'])} een herhaling van een adres.`,
    ...problems.map(({ line, problem }) => `Regel ${line}: ${problem}.`),
  ].filter((line) => line !== false)
  return (
    <Panel title={problems.length > 0 ? 'Verbeter eerst deze regels' : 'Dit gebeurt er'}>
      {lines.map((line) => (
        <Typography key={line} tag="p">
          {line}
        </Typography>
      ))}
    </Panel>
  )
}
