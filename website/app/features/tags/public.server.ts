export { findTag } from './tags.server.ts'
