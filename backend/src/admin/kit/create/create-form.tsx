import { Button, Flex } from '@strapi/design-system'
import type { FormEvent, ReactNode } from 'react'
import { AnswerField } from '../action/answer-field'
import type { Answers, QuestionField } from '../action/question'
import type { FieldMessages } from '../data/field-messages'
import { Panel } from '../detail/panel'

interface CreateFormProps {
  sections: readonly { title: string; fields: readonly QuestionField[] }[]
  answers: Answers
  /** what is wrong, by the name of the field */
  messages: FieldMessages
  onAnswer: (name: string, answer: string) => void
  onSubmit: () => void
  /** says what it does: `Voeg toe` */
  submit: string
  isBusy?: boolean
  /** below the fields */
  children?: ReactNode
}

/** The form of a new row: its fields in panels, and the button. */
export function CreateForm(props: CreateFormProps) {
  const { sections, answers, messages, onAnswer, onSubmit, submit, isBusy = false, children } = props
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Flex tag="form" noValidate onSubmit={send} direction="column" alignItems="stretch" gap={5} paddingBottom={8}>
      {sections.map(({ title, fields }) => (
        <Panel key={title} title={title}>
          <Flex direction="column" alignItems="stretch" gap={4} style={{ maxWidth: '56rem' }}>
            {fields.map((field) => (
              <AnswerField
                key={field.name}
                field={field}
                value={answers[field.name] ?? ''}
                error={messages[field.name]}
                onChange={(value) => onAnswer(field.name, value)}
              />
            ))}
          </Flex>
        </Panel>
      ))}
      {children}
      <Flex justifyContent="flex-end">
        <Button type="submit" size="L" loading={isBusy}>
          {submit}
        </Button>
      </Flex>
    </Flex>
  )
}
