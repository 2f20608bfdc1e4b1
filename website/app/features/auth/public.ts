export { AccessOptions } from './access-options.tsx'
export type { Provider } from './providers/provider-buttons.tsx'
export { ConsentField } from './registration/consent-field.tsx'
