import type { Me, PageUser } from '@gevel/contract/account'
import { describe, expect, it } from 'vitest'
import { addToast, afterNavigation, closeMenus, createClientState, dismissToast } from './client-state.ts'

const reader: Me & PageUser = {
  id: 3,
  email: 'lezer@gevel.example',
  username: 'lezer',
  name: 'Lotte Lezer',
  company: null,
  edition: 'general',
  hasPassword: true,
  createdAt: '2026-11-01T10:00:00.000Z',
  consentedAt: null,
  deletionAt: null,
  reader: 'account',
}

describe('client state', () => {
  it('has every part that requirements §3 names', () => {
    expect(Object.keys(createClientState('general').getState()).sort()).toEqual(
      [
        'analyticsQueue',
        'edition',
        'installModalOpen',
        'loggedIn',
        'modals',
        'navItemsOpen',
        'strapi_user',
        'toasts',
        'userMenuOpen',
      ].sort(),
    )
  })

  it('follows the user and sets the edition on each navigation', () => {
    const store = createClientState('general')
    store.setState({ strapi_user: reader })
    store.setState((state) => afterNavigation(state, 'pro'))
    expect(store.getState()).toMatchObject({ loggedIn: true, edition: 'pro' })
  })

  it('closes both menus', () => {
    const store = createClientState('general')
    store.setState({ userMenuOpen: true, navItemsOpen: true })
    closeMenus(store)
    expect(store.getState()).toMatchObject({ userMenuOpen: false, navItemsOpen: false })
  })

  it('shows a toast once however often it is added', () => {
    const store = createClientState('general')
    addToast(store, { id: 'a', text: 'Gekopieerd', kind: 'ok' })
    addToast(store, { id: 'a', text: 'Gekopieerd', kind: 'ok' })
    expect(store.getState().toasts).toHaveLength(1)
    dismissToast(store, 'a')
    expect(store.getState().toasts).toEqual([])
  })
})
