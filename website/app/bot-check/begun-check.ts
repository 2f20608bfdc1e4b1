import type { Service } from './services.ts'

/** What a page tells its form that anybody may send. */
export interface BegunCheck {
  /** the moment of drawing, signed for this form */
  drawn: string
  /** the service that looks at visitors, where one is configured */
  service: WidgetOfService | null
}

/** What a browser has to know to show the widget of a service. */
export interface WidgetOfService {
  /** address of its script */
  script: string
  /** what that script puts on `window` */
  object: Service['object']
  siteKey: string
}

/** The field that carries the proof: the solution of a challenge, or the token of a service. */
export const PROOF = '_proof'
/** The field that nobody sees, and so nobody fills in. Its name means nothing to a browser that fills in addresses. */
export const DECOY = '_homepage'
