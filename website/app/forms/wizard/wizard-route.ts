import type { ShouldRevalidateFunction } from 'react-router'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import { FROM_SUMMARY } from './wizard-view.ts'

/** The `handle` of a route with a wizard: an address with the id of a draft is no page to count. */
export const wizardHandle: RouteHandle = { middleware: ['no-tracking'], queryFlags: [FROM_SUMMARY] }

/**
 * The `shouldRevalidate` of a route with a wizard: a rejected step was stored as well, and the page shows its new state.
 * Without a connection there is nothing to load.
 */
export const revalidateWizard: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === undefined ? defaultShouldRevalidate : actionStatus < 500
