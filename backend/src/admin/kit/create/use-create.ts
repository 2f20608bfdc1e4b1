import { useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Answers } from '../action/question'
import type { FieldMessages } from '../data/field-messages'
import { useSend } from '../data/use-send'

interface Creation {
  /** of the POST */
  path: string
  failed: string
  /** the screen of the new row */
  pageOf: (id: number) => string
  /** what is sent, if it is not the answers */
  bodyOf?: (answers: Answers) => object
  /** the notification once it is stored */
  done?: (answers: Answers) => string
}

/** The answers to the form of a new row, for `CreateForm`: sent once they are complete, after which the screen of the row opens. */
export function useCreate(first: Answers, { path, failed, pageOf, bodyOf = (answers) => answers, done }: Creation) {
  const [answers, setAnswers] = useState(first)
  const [messages, setMessages] = useState<FieldMessages>({})
  const { send, isBusy } = useSend(failed)
  const { toggleNotification } = useNotification()
  const navigate = useNavigate()
  const onSubmit = async () => {
    const sent = await send<{ data: { id: number } }>({ method: 'POST', path, body: bodyOf(answers) })
    if (sent.error !== undefined) {
      setMessages(sent.fields)
      toggleNotification({ type: 'danger', message: sent.error })
      return
    }
    if (done) toggleNotification({ type: 'success', message: done(answers) })
    navigate(pageOf(sent.data.data.id), { replace: true })
  }
  const onAnswer = (name: string, answer: string) => setAnswers((before) => ({ ...before, [name]: answer }))
  return { answers, messages, isBusy, onAnswer, onSubmit: () => void onSubmit() }
}
