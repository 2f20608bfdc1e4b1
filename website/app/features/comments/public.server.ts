export { writeComment } from './comment/comment-actions.server.ts'
export { loadOwnComments, loadThread, type Thread } from './comment/comments.server.ts'
