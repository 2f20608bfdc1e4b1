export { OwnComments } from './own-comments.tsx'
export { Comments } from './thread/comments.tsx'
export { keepComment } from './thread/keep-comment.ts'
