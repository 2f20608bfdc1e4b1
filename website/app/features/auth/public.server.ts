export { beginConnect } from './begin-connect.server.ts'
export { loadProviders } from './providers.server.ts'
