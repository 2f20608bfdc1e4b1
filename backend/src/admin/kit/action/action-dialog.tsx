import { Box, Button, Field, Flex, Modal, TextInput, Typography } from '@strapi/design-system'
import { type ChangeEvent, type FormEvent, useId, useRef, useState } from 'react'
import { AnswerField } from './answer-field'
import { type Answers, initialAnswers, isAnswered, type Question } from './question'

interface ActionDialogProps {
  question: Question
  send: (answers: Answers) => Promise<{ error: string } | undefined>
  onClose: (isDone: boolean) => void
}

/** The question before an action. What was filled in stays when the action fails. */
export function ActionDialog({ question, send, onClose }: ActionDialogProps) {
  const { title, text, confirm, cancel = 'Niet doen', isDanger, typed, fields = [] } = question
  const [answers, setAnswers] = useState(() => initialAnswers(question))
  const [repeated, setRepeated] = useState('')
  const [error, setError] = useState<string>()
  const form = useId()
  const [isBusy, setBusy] = useState(false)
  // a second click comes before the button is disabled
  const isSent = useRef(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSent.current || !isAnswered(question, answers, repeated)) return
    isSent.current = true
    setBusy(true)
    const failure = await send(answers)
    if (!failure) return onClose(true)
    isSent.current = false
    setBusy(false)
    setError(failure.error)
  }
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && !isBusy && onClose(false)}>
      <Modal.Content>
        <Modal.Header closeLabel="Sluiten">
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex tag="form" id={form} onSubmit={submit} direction="column" alignItems="stretch" gap={4}>
            <Typography tag="p">{text}</Typography>
            {fields.map((field) => (
              <AnswerField
                key={field.name}
                field={field}
                value={answers[field.name] ?? ''}
                onChange={(value) => setAnswers({ ...answers, [field.name]: value })}
              />
            ))}
            {typed !== undefined && (
              <Field.Root required>
                <Field.Label>Typ ter bevestiging: {typed}</Field.Label>
                <TextInput
                  autoComplete="off"
                  value={repeated}
                  onChange={({ target }: ChangeEvent<HTMLInputElement>) => setRepeated(target.value)}
                />
              </Field.Root>
            )}
            {error && (
              <Box background="danger100" hasRadius padding={3} role="alert">
                <Typography textColor="danger700">{error}</Typography>
              </Box>
            )}
          </Flex>
        </Modal.Body>
        <Modal.Footer gap={2}>
          <Button type="button" variant="tertiary" disabled={isBusy} onClick={() => onClose(false)}>
            {cancel}
          </Button>
          <Button
            type="submit"
            form={form}
            variant={isDanger ? 'danger' : 'default'}
            loading={isBusy}
            disabled={!isAnswered(question, answers, repeated)}
          >
            {confirm}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  )
}
