export { OwnComments } from './own-comments.tsx'
export { Comments } from './thread/comments.tsx'
export { preserveCommentInput } from './thread/preserve-comment-input.ts'
