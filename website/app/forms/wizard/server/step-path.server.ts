import { withinEdition } from '@gevel/contract/edition-links'
import type { Wizard } from '../define-wizard.ts'

/** The path of a step, in the edition of the page. */
export function stepPath(wizard: Wizard, url: URL, draft: string, step: string): string {
  return withinEdition(wizard.stepHref({ draft, step }), url.searchParams.has('pro') ? 'pro' : 'general')
}
