import { href } from '@gevel/contract/hrefs'
import { logoSlot } from '@gevel/contract/logo-files'
import type { WizardView } from '../../../../forms/wizard/wizard-view.ts'

/** The address of the logo that the draft keeps, another after each change of it; null without one. */
export function keptLogoHref(view: WizardView): string | null {
  const logo = view.kind === 'step' && view.files.find(({ slot }) => slot === logoSlot)
  return logo ? `${href('/vacatures/plaatsen/:draft/logo', { draft: view.draft })}?${Date.parse(logo.storedAt)}` : null
}
