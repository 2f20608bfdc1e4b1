import { withinEdition } from '@gevel/contract/edition-links'
import type { Wizard } from '../define-wizard.ts'

/** Query key of a step that was opened from the summary: sending it leads back there. */
export const FROM_SUMMARY = 'wijzig'

/** The path of a step, in the edition of the page. */
export function stepPath(wizard: Wizard, url: URL, draft: string, step: string): string {
  return withinEdition(wizard.stepHref({ draft, step }), url.searchParams.has('pro') ? 'pro' : 'general')
}
