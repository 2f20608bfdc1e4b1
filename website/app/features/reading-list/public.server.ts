export { isFollowed, isSaved } from './reading-list.server.ts'
