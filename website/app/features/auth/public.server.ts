export { orRefuse } from './objection.server.ts'
