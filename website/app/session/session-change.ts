import { createContext, type RouterContextProvider } from 'react-router'
import type { SessionTokens } from './session-cookies.ts'

/** The change that the response makes to the session: new tokens, or null to end it. */
export interface SessionChange {
  to?: SessionTokens | null
}

export const sessionChangeContext = createContext<SessionChange>()

interface Call {
  context: Readonly<RouterContextProvider>
}

/** Logs the reader in: the response sets the tokens. */
export function startSession({ context }: Call, tokens: SessionTokens): void {
  context.get(sessionChangeContext).to = tokens
}

/** Deletes the tokens from the reader's browser. */
export function dropSession({ context }: Call): void {
  context.get(sessionChangeContext).to = null
}
