export { refreshToken } from './browser/refresh-token.ts'
