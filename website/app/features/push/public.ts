export { pushToken } from './browser/push-token.ts'
