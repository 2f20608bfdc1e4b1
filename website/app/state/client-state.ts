import type { PageUser } from '@gevel/contract/account'
import type { Edition } from '@gevel/contract/editions'
import type { StatisticsEvent } from '@gevel/contract/statistics'
import { createStore } from 'zustand/vanilla'

export interface Toast {
  id: string
  text: string
  kind: 'ok' | 'error'
}

export interface Modal {
  id: string
  title: string
  text: string
  /** to other sites, each in a tab of its own */
  links?: [label: string, address: string][]
}

/** The state that all parts of the page share (requirements §3, "Shared client state"). */
export interface ClientState {
  /** the logged-in user, from the account API */
  strapi_user: PageUser | null
  loggedIn: boolean
  userMenuOpen: boolean
  navItemsOpen: boolean
  modals: Modal[]
  toasts: Toast[]
  /** events of the statistics that have not been sent */
  analyticsQueue: StatisticsEvent[]
  installModalOpen: boolean
  edition: Edition
}

/** A new store for each render on the server and for each tab: visitors share nothing. */
export function createClientState(edition: Edition, user: PageUser | null = null) {
  return createStore<ClientState>(() => ({
    strapi_user: user,
    loggedIn: user !== null,
    userMenuOpen: false,
    navItemsOpen: false,
    modals: [],
    toasts: [],
    analyticsQueue: [],
    installModalOpen: false,
    edition,
  }))
}

export type ClientStore = ReturnType<typeof createClientState>

/**
 * The effect of a navigation on the state (requirements §4): the logged-in flag follows the user, and the edition is that of the new page.
 */
export function afterNavigation(state: ClientState, edition: Edition): Partial<ClientState> {
  return { loggedIn: state.strapi_user !== null, edition }
}

export function closeMenus(store: ClientStore): void {
  store.setState({ userMenuOpen: false, navItemsOpen: false })
}

export function addToast(store: ClientStore, toast: Toast): void {
  store.setState((state) => ({ toasts: [...state.toasts.filter(({ id }) => id !== toast.id), toast] }))
}

export function dismissToast(store: ClientStore, id: string): void {
  store.setState((state) => ({ toasts: state.toasts.filter((toast) => toast.id !== id) }))
}

export function closeModal(store: ClientStore, id: string): void {
  store.setState((state) => ({ modals: state.modals.filter((modal) => modal.id !== id) }))
}
