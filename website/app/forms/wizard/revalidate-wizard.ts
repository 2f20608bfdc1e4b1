import type { ShouldRevalidateFunction } from 'react-router'

/**
 * The `shouldRevalidate` of a route with a wizard: a rejected step was stored as well, and the page shows its new state.
 * Without a connection there is nothing to load.
 */
export const revalidateWizard: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === undefined ? defaultShouldRevalidate : actionStatus < 500
