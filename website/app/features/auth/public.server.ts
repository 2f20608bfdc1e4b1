export { beginConnect } from './begin-connect.server.ts'
export { orRefuse } from './objection.server.ts'
export { loadProviders } from './providers.server.ts'
