import type { Service } from './services.ts'

/** What a page gives its public form for the bot check. */
export interface BotCheckData {
  /** the time of rendering, signed for this form */
  renderedAt: string
  /** the bot detection service, if configured */
  service: WidgetOfService | null
}

/** What the browser needs to show the widget of a service. */
export interface WidgetOfService {
  /** URL of its script */
  script: string
  /** the global that the script defines */
  object: Service['object']
  siteKey: string
}

/** The field with the proof: the solution of a challenge, or the token of a service. */
export const PROOF = '_proof'
/** The honeypot, a hidden field. Its name means nothing to a browser's autofill. */
export const DECOY = '_homepage'
