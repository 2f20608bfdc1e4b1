import { Box, Button, Field, Flex, Modal, Radio, Textarea, TextInput, Typography } from '@strapi/design-system'
import { type FormEvent, useId, useState } from 'react'
import type { StoryNotices } from '../../features/push/notices/show-notices'
import { deviceCount, topicNames } from './topic-names'
import type { Draft } from './use-notices'

interface NoticeDialogProps {
  notices: StoryNotices
  error: string | undefined
  onSend: (draft: Draft) => Promise<boolean>
  onClose: () => void
}

/** Composes a notice, with how it looks and how many devices get it, before it is sent. */
export function NoticeDialog({ notices, error, onSend, onClose }: NoticeDialogProps) {
  const formId = useId()
  const [topic, setTopic] = useState<Draft['topic'] | undefined>(notices.choices[0]?.topic)
  const [title, setTitle] = useState(notices.title.slice(0, 90))
  const [text, setText] = useState(notices.text)
  const [isBusy, setBusy] = useState(false)
  const chosen = notices.choices.find((choice) => choice.topic === topic) ?? notices.choices[0]

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!chosen || isBusy) return
    setBusy(true)
    const isSent = await onSend({ topic: chosen.topic, title, text })
    setBusy(false)
    if (isSent) onClose()
  }

  return (
    <Modal.Root open onOpenChange={(isOpen: boolean) => !isOpen && onClose()}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>Stuur een melding</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex tag="form" id={formId} onSubmit={submit} direction="column" alignItems="stretch" gap={5}>
            <Field.Root>
              <Field.Label>Aan wie</Field.Label>
              <Radio.Group
                value={chosen?.topic ?? ''}
                onValueChange={(value: string) => setTopic(topicOf(notices, value))}
              >
                {notices.choices.map((choice) => (
                  <Radio.Item key={choice.topic} value={choice.topic}>
                    {topicNames[choice.topic]}: {deviceCount(choice.devices)}
                  </Radio.Item>
                ))}
              </Radio.Group>
            </Field.Root>
            <Field.Root required hint={`${title.length} van 90 tekens`}>
              <Field.Label>Kop</Field.Label>
              <TextInput
                value={title}
                maxLength={90}
                onChange={({ target }: { target: HTMLInputElement }) => setTitle(target.value)}
              />
              <Field.Hint />
            </Field.Root>
            <Field.Root hint={`${text.length} van 160 tekens`}>
              <Field.Label>Tekst</Field.Label>
              <Textarea
                value={text}
                maxLength={160}
                onChange={({ target }: { target: HTMLTextAreaElement }) => setText(target.value)}
              />
              <Field.Hint />
            </Field.Root>
            <Preview title={title} text={text} />
            {error && (
              <Box background="danger100" hasRadius padding={3} role="alert">
                <Typography tag="p" textColor="danger700">
                  {error}
                </Typography>
              </Box>
            )}
            <Typography tag="p" textColor="neutral600">
              Wie nu stille uren heeft, krijgt de melding daarna. Een verstuurde melding haalt u niet terug.
            </Typography>
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            Annuleren
          </Button>
          <Button
            type="submit"
            form={formId}
            loading={isBusy}
            disabled={!chosen || chosen.devices === 0 || title.trim() === ''}
          >
            {chosen && chosen.devices > 0 ? `Stuur naar ${deviceCount(chosen.devices)}` : 'Niemand ontvangt dit'}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  )
}

function topicOf({ choices }: StoryNotices, value: string): Draft['topic'] | undefined {
  return choices.find(({ topic }) => topic === value)?.topic
}

/** About as a phone shows it. */
function Preview({ title, text }: { title: string; text: string }) {
  return (
    <Box
      background="neutral100"
      borderColor="neutral200"
      hasRadius
      padding={4}
      aria-label="Zo ziet de melding eruit"
      role="group"
    >
      <Typography tag="p" variant="pi" textColor="neutral600">
        Gevel · nu
      </Typography>
      <Typography tag="p" fontWeight="bold" style={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography tag="p" style={{ overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </Box>
  )
}
