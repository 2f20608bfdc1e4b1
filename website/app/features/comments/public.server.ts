export { writeComment } from './comment/comment-actions.server.ts'
export { loadOwnComments, loadThread } from './comment/comments.server.ts'
