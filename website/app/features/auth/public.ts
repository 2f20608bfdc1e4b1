export type { Provider } from './providers/provider-buttons.tsx'
