import { draftEndpoints } from '@gevel/contract/endpoints/drafts'
import { redirect } from 'react-router'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import type { PageLoaderArgs } from '../../../routing/page-loader-args.ts'
import type { Entries } from '../../schema/entries.ts'
import type { Wizard } from '../define-wizard.ts'
import { draftCookie, draftKeyOf, newDraftKey } from './draft-cookie.server.ts'
import { storable } from './drafts.server.ts'
import { progressOf } from './progress.server.ts'
import { stepPath } from './step-path.server.ts'

/**
 * Begins a draft, in the action of the page that leads to the wizard, and redirects to its first step.
 * @param first what that page asked already: the entries of a step, which is then done
 * @throws AccountProblem
 */
export async function beginWizard(
  { request, url }: Pick<PageLoaderArgs, 'request' | 'url'>,
  wizard: Wizard,
  first?: { step: string; entries: Entries },
): Promise<Response> {
  const key = draftKeyOf(request) ?? newDraftKey()
  const filled = first && { step: first.step, entries: storable(first.entries) }
  const draft = await callEndpoint(request, draftEndpoints.create, {
    input: { wizard: wizard.name, key, ...(filled && { first: filled }) },
  })
  const { steps, reached } = await progressOf(wizard, draft)
  const path = stepPath(wizard, url, draft.id, steps[reached]?.step.name ?? '')
  return redirect(path, draft.isOfAccount ? {} : { headers: draftCookie(request, key) })
}
