export { AccessOptions } from './access-options.tsx'
export { ConsentField } from './registration/consent-field.tsx'
export type { Provider } from './providers/provider-buttons.tsx'
