/** How a ticket is paid for. */
export type PaymentState = 'free' | 'open' | 'paid' | 'refund' | 'refunded'

export const paymentNames: Readonly<Record<PaymentState, string>> = {
  free: 'Gratis',
  open: 'Open',
  paid: 'Betaald',
  refund: 'Terug te betalen',
  refunded: 'Terugbetaald',
}

export const sourceNames = { site: 'Site', invitation: 'Uitnodiging', organiser: 'Organisator' } as const

export const waitingStateNames = {
  waiting: 'Wacht',
  offered: 'Aangeboden',
  taken: 'Heeft een kaart',
  passed: 'Afgeslagen',
  expired: 'Aanbod verlopen',
  left: 'Eraf',
} as const

export const invitationStateNames = {
  open: 'Open',
  accepted: 'Aangenomen',
  declined: 'Afgeslagen',
  expired: 'Verlopen',
  withdrawn: 'Ingetrokken',
} as const
export type InvitationState = keyof typeof invitationStateNames
