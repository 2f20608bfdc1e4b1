import { createStore } from 'zustand/vanilla'

/** Whether something on the page needs consent that the reader has neither given nor refused. Never on the server. */
export const consentAsked = createStore(() => ({ isAsked: false }))
