import type { Answers, Question } from '../kit/action/question'
import { useAction } from '../kit/action/use-action'
import type { SiteChange } from '../kit/data/site-api'
import { REGISTRATIONS } from './event-words'

interface SetUp<Subject> {
  method: SiteChange['method']
  /** below the event: `types` */
  path: string
  question?: (subject: Subject) => Question
  /** beside the answers of the dialog */
  body?: (subject: Subject, answers: Answers) => object
  done: (subject: Subject) => string
}

/** Changes a setting of an event. When the input is rejected, the dialog stays open with it. */
export function useSetUp<Subject>(eventId: number, { method, path, question, body, done }: SetUp<Subject>) {
  return useAction<Subject>({
    request: (subject, answers) => ({
      ...{ method, path: `${REGISTRATIONS}/events/${eventId}/${path}` },
      body: { ...answers, ...body?.(subject, answers) },
    }),
    ...(question && { question }),
    done,
  })
}
