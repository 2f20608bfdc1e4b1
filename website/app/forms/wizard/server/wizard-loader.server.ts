import type { Edition } from '@gevel/contract/editions'
import { data, redirect } from 'react-router'
import { bearerOf } from '../../../content/backend/bearer.ts'
import { load } from '../../../routing/load.server.ts'
import { pageNotFound } from '../../../routing/not-found.ts'
import type { PageLoaderArgs } from '../../../routing/page-loader-args.ts'
import type { Answers } from '../answers.ts'
import type { Wizard } from '../define-wizard.ts'
import type { WizardView } from '../wizard-view.ts'
import { openDraft } from './drafts.server.ts'
import { progressOf } from './progress.server.ts'
import { inEditionOf, stepPath } from './step-path.server.ts'
import { stepView } from './step-view.server.ts'

/** The arguments of a route with the parameters `draft` and `step`. */
export interface WizardArgs extends PageLoaderArgs {
  params: { draft: string; step: string }
}

interface Around<Beside extends object> {
  /** initial values of steps without entries, by step: such as the name of the account */
  known?: Readonly<Record<string, object | undefined>>
  /**
   * What the last step shows beside the answers and the reader agrees to, such as the price, by the answers so far: when it is another at
   * the last submission the summary is shown again. The same in the action.
   */
  shown?: (answers: Answers) => unknown
  /** of its pages, where their path is one of both editions */
  edition?: Edition
  /** further data of the page of a step, by the answers so far */
  beside?: (answers: Answers) => Beside
}

/**
 * The loader of a step. A step is shown once all earlier ones are done, else it leads to the first that is missing; a draft
 * that has been sent leads to what became of it.
 */
export async function wizardLoader<Beside extends object = Record<never, never>>(
  args: WizardArgs,
  wizard: Wizard,
  { known, shown, edition, beside }: Around<Beside> = {},
) {
  const { request, url, params } = args
  const draft = await load(args, openDraft(request, wizard.name, params.draft))
  if (!draft) {
    const view: WizardView = { kind: 'gone', startHref: wizard.startHref, isLoggedIn: bearerOf(request) !== undefined }
    return data({ beside: undefined, edition, wizard: view }, { status: 404 })
  }
  if (draft.result) throw redirect(inEditionOf(url, wizard.doneHref(draft.result, draft.id)))
  if (!wizard.steps.some(({ name }) => name === params.step)) pageNotFound(url)
  const progress = await progressOf(wizard, draft, known)
  const at = progress.steps.findIndex(({ step }) => step.name === params.step)
  if (at < 0 || at > progress.reached)
    throw redirect(stepPath(wizard, url, draft.id, progress.steps[progress.reached]?.step.name ?? ''))
  const view: WizardView = stepView({ wizard, draft, progress, at, url, shown: shown?.(progress.answers) })
  return data({ beside: beside?.(progress.answers), edition, wizard: view })
}
