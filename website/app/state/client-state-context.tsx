import type { PageUser } from '@gevel/contract/account'
import type { Edition } from '@gevel/contract/editions'
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { afterNavigation, type ClientState, type ClientStore, createClientState } from './client-state.ts'

const StateContext = createContext<ClientStore | null>(null)

interface ClientStateProviderProps {
  edition: Edition
  user: PageUser | null
  /** key of the current navigation, unique */
  navigation: string
  children: ReactNode
}

/** Provides the shared client state and updates it on every navigation (requirements §4). */
export function ClientStateProvider({ edition, user, navigation, children }: ClientStateProviderProps) {
  const [store] = useState(() => createClientState(edition, user))
  const shown = useRef(navigation)
  useEffect(() => store.setState({ strapi_user: user, loggedIn: user !== null }), [store, user])
  useEffect(() => {
    // the first page is not a navigation
    if (shown.current === navigation) return
    shown.current = navigation
    store.setState((state) => afterNavigation(state, edition))
  }, [store, edition, navigation])
  return <StateContext value={store}>{children}</StateContext>
}

/** The state of a visitor without a log-in, for what the server renders once for everybody. */
export function AnonymousState({ edition, children }: Pick<ClientStateProviderProps, 'edition' | 'children'>) {
  return <StateContext value={createClientState(edition)}>{children}</StateContext>
}

export function useClientStore(): ClientStore {
  const store = use(StateContext)
  if (!store) throw new Error('useClientStore outside of ClientStateProvider')
  return store
}

/** Selects a part of the shared state and subscribes to it. */
export function useClientState<T>(select: (state: ClientState) => T): T {
  return useStore(useClientStore(), select)
}
