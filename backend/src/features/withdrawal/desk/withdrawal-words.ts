import type { WithdrawalObstacle, WithdrawalState } from '@gevel/contract/withdrawals'

export const withdrawalStateNames: Readonly<Record<WithdrawalState, string>> = {
  new: 'Wordt opgezocht',
  open: 'Te beoordelen',
  refund: 'Terug te betalen',
  done: 'Afgehandeld',
  refused: 'Afgewezen',
}

/** Why a person decides, for the desk. */
export const obstacleNames: Readonly<Record<WithdrawalObstacle, string>> = {
  'unknown-order': 'Geen bestelling met dit nummer',
  'other-address': 'Ander mailadres dan dat van de bestelling',
  company: 'Bestelling van een bedrijf',
  late: 'Na de bedenktijd',
  ended: 'Abonnement was al gestopt',
  'other-order': 'Geen abonnement',
}
