import { type Draft, type DraftReference, draftErrors } from '@gevel/contract/drafts'
import type { DraftFileEndpoint } from '@gevel/contract/endpoints/drafts'
import { type AccountProblem, accountProblem } from '../../../content/account-problem.ts'
import type { FormSchema } from '../../schema/define-form.ts'
import { fieldAt } from '../../schema/field-at.ts'
import type { FormValues } from '../../schema/values.ts'
import { problemInForm } from '../../server/problem-in-form.server.ts'
import type { FormError, Rejection, ValidForm } from '../../server/read-form.server.ts'
import type { Answers } from '../answers.ts'
import type { Wizard } from '../define-wizard.ts'
import { SUMMARY } from '../wizard-view.ts'
import { draftKeyOf } from './draft-cookie.server.ts'
import { storable, storeStep } from './drafts.server.ts'
import type { Progress } from './progress.server.ts'
import { summaryKey } from './summary-key.server.ts'

/** The last submission: every step that is needed is done, and the reader saw the answers. */
interface Submission {
  answers: Answers
  /** the form of the last step, for its values, and for the bot check of a form that anyone can send */
  sent: ValidForm<FormSchema>
  /** the values of the last step, by any form with its fields */
  last: <S extends FormSchema>(form: S) => FormValues<S>
  /** for the endpoint of the feature, which locks the draft by it (`lockDraft`) */
  draft: DraftReference
}

export interface Sending {
  /** what did not work, above a message that does not say it */
  title: string
  /** the fields of the last step whose files the draft keeps, with the endpoints that store them */
  slots?: Readonly<Record<string, DraftFileEndpoint>>
  /** as in the loader */
  shown?: (answers: Answers) => unknown
  /** calls the endpoint of the feature, and redirects to what became of it */
  submit: (submission: Submission) => Promise<Response | Rejection>
  /** as in `submitForm` */
  explain?: (problem: AccountProblem) => FormError | undefined
}

interface LastStep {
  request: Request
  wizard: Wizard
  draft: Draft
  progress: Progress
  sent: ValidForm<FormSchema>
}

/**
 * Sends a draft. What was typed in the last step is kept when that does not work.
 * @throws AccountProblem `drafts/gone`
 */
export async function sendDraft(last: LastStep, { title, shown, submit, explain }: Sending) {
  const { request, wizard, draft, progress, sent } = last
  if (sent.hiddenField(SUMMARY) !== summaryKey(wizard, draft, shown?.(progress.answers))) {
    const { status, sentence: message } = draftErrors['drafts/changed']
    return keepAndReject(last, { code: 'drafts/changed', message, status })
  }
  const reference = { id: draft.id, key: draftKeyOf(request), version: draft.version }
  try {
    // the rules of the form of the last step have validated them
    const valuesOfLast = <S extends FormSchema>(_form: S) => sent.values as FormValues<S>
    return await submit({ answers: progress.answers, sent, last: valuesOfLast, draft: reference })
  } catch (error) {
    const problem = accountProblem(error)
    if (problem.code === 'drafts/gone') throw problem
    return keepAndReject(last, explain?.(problem) ?? problemOfSummary(problem, last, title))
  }
}

async function keepAndReject({ request, wizard, draft, progress, sent }: LastStep, error: FormError) {
  const step = progress.steps.at(-1)?.step.name ?? ''
  await storeStep(request, { wizard: wizard.name, draft: draft.id, step, entries: storable(sent.entries) })
  return sent.reject(error)
}

/** A field that the endpoint rejects may be one of an earlier step: the page of the last one has only its message. */
function problemOfSummary(problem: AccountProblem, { progress }: LastStep, title: string): FormError {
  const fields = progress.steps.at(-1)?.form.fields ?? {}
  const error = problemInForm(problem, title)
  const isHere = ([address]: [string, string]) => fieldAt(fields, address) !== undefined
  const elsewhere = Object.entries(error.fields).filter((entry) => !isHere(entry))
  if (elsewhere.length === 0) return error
  return {
    ...error,
    message: elsewhere.map(([, message]) => message).join(' '),
    fields: Object.fromEntries(Object.entries(error.fields).filter(isHere)),
  }
}
