export type { Provider } from './provider-buttons.tsx'
