export { writeComment } from './comment-actions.server.ts'
export { loadOwnComments, loadThread } from './comments.server.ts'
