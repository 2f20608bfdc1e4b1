import { installPath } from '@gevel/contract/statistics-limits'
import { isAllowed } from '../../state/consent/consent-in-browser.ts'
import { postEvents } from './post-events.ts'

/** Reports that the site was installed: at once, by itself and without a session (requirements §7). */
export function reportInstall(): void {
  if (isAllowed('statistics')) postEvents(installPath, JSON.stringify({ data: { events: [{ eventType: 'Install' }] } }))
}
