export { authNotices } from './auth-notices.server.ts'
export { beginConnect } from './providers/begin-connect.server.ts'
export { loadProviders } from './providers/providers.server.ts'
export { registerVisitor } from './registration/register.server.ts'
