import { isProPath, withinEdition } from '@gevel/contract/edition-links'
import type { Wizard } from '../define-wizard.ts'

/** The path of a step, in the edition of the page. */
export function stepPath(wizard: Wizard, url: URL, draft: string, step: string): string {
  return inEditionOf(url, wizard.stepHref({ draft, step }))
}

/** A path in the edition of a page, which its query or its own path says. */
export function inEditionOf(page: URL, path: string): string {
  return withinEdition(path, page.searchParams.has('pro') || isProPath(page.pathname) ? 'pro' : 'general')
}
