import { data, redirect } from 'react-router'
import { type AccountProblem, accountProblem } from '../../../content/account-problem.ts'
import { load } from '../../../routing/load.server.ts'
import { FORM_NAME, type FormSchema } from '../../schema/define-form.ts'
import { problemInForm } from '../../server/problem-in-form.server.ts'
import { type Rejection, readForm, type SentForm, type ValidForm } from '../../server/read-form.server.ts'
import type { TypedSteps } from '../define-step.ts'
import type { Wizard } from '../define-wizard.ts'
import { FROM_SUMMARY, PREVIOUS, REARRANGE, REMOVE_FILE } from '../wizard-view.ts'
import { draftCookie, draftKeyOf } from './draft-cookie.server.ts'
import { emptySlot, storeFiles } from './draft-files.server.ts'
import { openDraft, storable, storeStep } from './drafts.server.ts'
import { type Progress, progressOf } from './progress.server.ts'
import { type Sending, sendDraft } from './send-draft.server.ts'
import { inEditionOf, stepPath } from './step-path.server.ts'
import type { WizardArgs } from './wizard-loader.server.ts'

/**
 * The action of a step: stores what was typed, valid or not, and leads to the step after this page, or before it. The last
 * step sends the draft, unless its answers are others than those that were shown; the files that were chosen there are stored whatever else is
 * valid yet.
 */
export async function wizardAction(args: WizardArgs, wizard: Wizard, sending: Sending): Promise<Response | Rejection> {
  const { request, params, url } = args
  const samePage = () => redirect(url.pathname + url.search)
  const draft = await load(args, openDraft(request, wizard.name, params.draft))
  // the page says that it is gone
  if (!draft) return samePage()
  if (draft.result) return redirect(inEditionOf(url, wizard.doneHref(draft.result, draft.id)))
  const progress = await progressOf(wizard, draft)
  const at = progress.steps.findIndex(({ step }) => step.name === params.step)
  const current = progress.steps[at]
  if (!current) return samePage()

  let sent = judge(await readForm(request, current.form), (values) => current.step.problemsOf(values, progress.answers))
  const typed = sent.valid ? sent : sent.sent
  // it could not be read, asked for a row more or less, or is the form of another step
  if (typed?.hiddenField(FORM_NAME) !== current.step.name) return sent.valid ? samePage() : sent.rejection
  const goesBack = typed.hiddenField(PREVIOUS) !== ''
  const isEarly = at > progress.reached
  const isSent = !goesBack && !isEarly

  try {
    const slotToEmpty = typed.hiddenField(REMOVE_FILE)
    if (slotToEmpty !== '') {
      const at = { wizard: wizard.name, draft: draft.id }
      await storeStep(request, { ...at, step: current.step.name, entries: storable(typed.entries) })
      await emptySlot(request, { ...at, slot: slotToEmpty })
      return samePage()
    }
    const asked = typed.hiddenField(REARRANGE)
    if (asked !== '') {
      const own = { [current.step.name]: storable(typed.entries) }
      // stored by the schema of `StepEntries`
      const changed = current.step.rearrange(asked, { ...(draft.entries as TypedSteps), ...own })
      for (const [step, entries] of Object.entries({ ...own, ...changed }))
        await storeStep(request, { wizard: wizard.name, draft: draft.id, step, entries })
      return samePage()
    }
    sent = await storeFiles(request, draft.id, sent, sending.slots)
    if (isSent && sent.valid && at === progress.steps.length - 1)
      return await sendDraft({ request, wizard, draft, progress, sent }, sending)
    const stored = await storeStep(request, {
      ...{ wizard: wizard.name, draft: draft.id, step: current.step.name, entries: storable(typed.entries) },
      isDone: isSent ? sent.valid : undefined,
    })
    if (isSent && !sent.valid) return sent.rejection
    const next = await progressOf(wizard, stored)
    const step = isEarly ? next.steps[next.reached] : stepBeside(next, current.step.name, goesBack, url)
    const path = stepPath(wizard, url, draft.id, step?.step.name ?? current.step.name)
    const key = draftKeyOf(request)
    return redirect(path, key && !stored.isOfAccount ? { headers: draftCookie(request, key) } : {})
  } catch (error) {
    const problem = accountProblem(error)
    if (problem.code === 'drafts/gone' || problem.code === 'drafts/sent') return samePage()
    return rejectWith(sent, problem)
  }
}

/** The step that the page leads to: the next one whatever is done already, or the one before. */
function stepBeside({ steps }: Progress, name: string, goesBack: boolean, { searchParams }: URL) {
  const at = steps.findIndex(({ step }) => step.name === name)
  if (goesBack) return steps[Math.max(0, at - 1)]
  return searchParams.has(FROM_SUMMARY) ? steps.at(-1) : steps[at + 1]
}

/** Adds the step's own check to the rules of its form. */
function judge(
  sent: SentForm<FormSchema>,
  check: (values: object) => Readonly<Record<string, string>>,
): SentForm<FormSchema> {
  if (!sent.valid) return sent
  const fields = check(sent.values)
  if (Object.keys(fields).length === 0) return sent
  return { valid: false, rejection: sent.reject({ fields }), sent }
}

const NOT_KEPT = 'Dit is nog niet bewaard'

function rejectWith(
  sent: ValidForm<FormSchema> | Exclude<SentForm<FormSchema>, { valid: true }>,
  problem: AccountProblem,
) {
  // its fields are those of the call, not those of the form
  const error = { ...problemInForm(problem, NOT_KEPT), message: problem.message, fields: {} }
  if (sent.valid) return sent.reject(error)
  const { status, fields: _, ...texts } = { status: 422, ...error }
  return data({ ...sent.rejection.data, ...texts }, { status })
}
