import { useNotification } from '@strapi/strapi/admin'
import { useRef } from 'react'
import { sentenceOf } from '../data/error-sentence'
import { type SiteChange, siteApi } from '../data/site-api'
import { useAsk } from './action-dialogs'
import type { Answers, Question } from './question'

interface Action<Subject> {
  /** the request; a repeat of it must be safe */
  request: (subject: Subject, answers: Answers) => SiteChange
  /** asked first; without it the action runs at once */
  question?: (subject: Subject) => Question
  /** tells the editor that it was done */
  done: (subject: Subject) => string
  /** for an error without a Dutch sentence of the backend */
  failed?: string
}

/**
 * An action of an editor on a row, or on many: asks for a confirmation when it has a question, sends the request once
 * however often the button is pressed, tells how it went, and reloads what is on the screen.
 * @returns `run` resolves to whether it was done; `isBusy` while it runs
 */
export function useAction<Subject>(action: Action<Subject>) {
  const { request, question, done, failed = 'Dit is niet gelukt. Probeer het opnieuw.' } = action
  const [change, { isLoading: isBusy }] = siteApi.useSiteChangeMutation()
  const { toggleNotification } = useNotification()
  const ask = useAsk()
  const isRunning = useRef(false)

  const send = async (subject: Subject, answers: Answers): Promise<{ error: string } | undefined> => {
    const result = await change(request(subject, answers))
    if ('error' in result) return { error: sentenceOf(result.error, failed) }
    toggleNotification({ type: 'success', message: done(subject) })
    return undefined
  }

  const run = async (subject: Subject): Promise<boolean> => {
    if (isRunning.current) return false
    isRunning.current = true
    try {
      if (question) return await ask(question(subject), (answers) => send(subject, answers))
      const failure = await send(subject, {})
      if (failure) toggleNotification({ type: 'danger', message: failure.error })
      return !failure
    } finally {
      isRunning.current = false
    }
  }

  return { run, isBusy }
}
