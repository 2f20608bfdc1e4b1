import { useNotification } from '@strapi/strapi/admin'
import { useRef } from 'react'
import type { SiteChange } from '../data/site-api'
import { useSend } from '../data/use-send'
import { useAsk } from './action-dialogs'
import type { Answers, Question } from './question'

interface Action<Subject, Response> {
  /** the request; a repeat of it must be safe */
  request: (subject: Subject, answers: Answers) => SiteChange
  /** asked first; without it the action runs at once */
  question?: (subject: Subject) => Question
  /** tells the editor that it was done; the response is that of the request */
  done: (subject: Subject, response: Response) => string
  /** for an error without a Dutch sentence of the backend */
  failed?: string
}

/**
 * An action of an editor on a row, or on many: asks for a confirmation when it has a question, sends the request once
 * however often the button is pressed, tells how it went, and reloads what is on the screen.
 * @returns `run` resolves to whether it was done; `isBusy` while it runs
 */
export function useAction<Subject, Response = unknown>(action: Action<Subject, Response>) {
  const { request, question, done, failed } = action
  const { send, isBusy } = useSend(failed)
  const { toggleNotification } = useNotification()
  const ask = useAsk()
  const isRunning = useRef(false)

  const attempt = async (subject: Subject, answers: Answers): Promise<{ error: string } | undefined> => {
    const sent = await send<Response>(request(subject, answers))
    if (sent.error !== undefined) return { error: sent.error }
    toggleNotification({ type: 'success', message: done(subject, sent.data) })
    return undefined
  }

  const run = async (subject: Subject): Promise<boolean> => {
    if (isRunning.current) return false
    isRunning.current = true
    try {
      if (question) return await ask(question(subject), (answers) => attempt(subject, answers))
      const failure = await attempt(subject, {})
      if (failure) toggleNotification({ type: 'danger', message: failure.error })
      return !failure
    } finally {
      isRunning.current = false
    }
  }

  return { run, isBusy }
}
